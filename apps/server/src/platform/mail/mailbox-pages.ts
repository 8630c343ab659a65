import { html, type Raw } from '../html.ts'
import type { StoredMail } from './stored-mail.ts'

const STYLE = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1d1830; background: #f5f3fa }
body { max-width: 760px; margin: 0 auto; padding: 24px 16px 64px }
h1 { font-size: 24px } a { color: #5b2fc9 }
form { display: flex; gap: 8px; margin: 16px 0 24px }
input { flex: 1; min-width: 0; font: inherit; padding: 10px 14px; border: 1px solid #b9b0d3; border-radius: 12px }
button { font: inherit; font-weight: 600; padding: 10px 18px; border: 0; border-radius: 12px; color: #fff; background: #5b2fc9 }
ul { list-style: none; padding: 0; margin: 0; display: grid; gap: 8px }
li a, article { display: block; background: #fff; border-radius: 16px; padding: 14px 18px; text-decoration: none; color: inherit }
li a:hover { box-shadow: 0 0 0 2px #5b2fc9 } strong { display: block } small { color: #6b6480 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 16px 0 0 }
`

const clockTime = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'America/Argentina/Buenos_Aires',
})

function page(title: string, content: Raw): string {
  return html`<!doctype html>
<html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style nonce="__NONCE__">${{ html: STYLE }}</style></head>
<body>${content}</body></html>`.html
}

function recipients({ mail }: StoredMail): string {
  return mail.to?.map((to) => to.address ?? '').join(', ') ?? ''
}

function row(stored: StoredMail): Raw {
  return html`<li><a href="/_correo/${stored.id}"><strong>${stored.mail.subject ?? '(sin asunto)'}</strong>
<small>Para ${recipients(stored)} · ${clockTime.format(stored.at)}</small></a></li>`
}

export function listPage(mails: readonly StoredMail[], recipient: string): string {
  const list = mails.length > 0 ? html`<ul>${mails.map(row)}</ul>` : html`<p>Todavía no hay correos.</p>`
  return page(
    'Correo de prueba',
    html`<h1>Correo de prueba</h1>
<p>En la prueba los correos no salen de esta máquina: se leen acá.</p>
<form action="/_correo"><input name="para" type="search" value="${recipient}" placeholder="Filtrar por destinatario" aria-label="Filtrar por destinatario"><button>Filtrar</button></form>
${list}`,
  )
}

/** A link of a mail, made to be followed; everything else of the text stays text. */
function linked(text: string): Raw[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
}

export function mailPage(stored: StoredMail): string {
  const { subject = '(sin asunto)', text = '' } = stored.mail
  return page(
    subject,
    html`<p><a href="/_correo">← Todos los correos</a></p>
<article><h1>${subject}</h1><small>Para ${recipients(stored)} · ${clockTime.format(stored.at)}</small>
<pre>${linked(text)}</pre></article>`,
  )
}

export function missingPage(): string {
  return page('No está', html`<h1>Ese correo no está</h1><p><a href="/_correo">Todos los correos</a></p>`)
}
