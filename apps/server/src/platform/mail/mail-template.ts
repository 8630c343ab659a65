import { html, NONE } from '../html.ts'
import { plainLine } from './plain-line.ts'

/** What a mail says; every text is plain, the template alone makes HTML of it. */
export interface MailContent {
  readonly subject: string
  /** The first line of the mail itself. */
  readonly heading: string
  /** Paragraphs in order. */
  readonly paragraphs: readonly string[]
  /** Shown large and apart: a verification code. */
  readonly code?: string
  /** A button; `path` begins with `/` and is put behind the public address. */
  readonly action?: { readonly label: string; readonly path: string }
  /** Small print at the end: why this mail came. */
  readonly reason?: string
}

export interface MailFrame {
  readonly productName: string
  readonly publicUrl: string
}

function linkTo(frame: MailFrame, path: string): string {
  const base = new URL(frame.publicUrl)
  const url = new URL(path, base)
  return url.origin === base.origin ? url.href : base.href
}

/** The plain and the HTML form of one mail. Links lead to our own address only. */
export function renderMail(
  content: MailContent,
  frame: MailFrame,
): { subject: string; text: string; html: string } {
  const { heading, paragraphs, code, action, reason } = content
  const url = action ? linkTo(frame, action.path) : ''
  const text = [
    heading,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(action ? [`${action.label}: ${url}`] : []),
    `— ${frame.productName}`,
    ...(reason ? [reason] : []),
  ].join('\n\n')
  const page = html`<!doctype html>
<html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;background:#f5f3fa;font-family:system-ui,sans-serif;color:#1d1830">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" style="max-width:520px;background:#fff;border-radius:16px;padding:28px" cellpadding="0" cellspacing="0"><tr><td>
<p style="margin:0 0 20px;font-weight:700;color:#5b2fc9">${frame.productName}</p>
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${heading}</h1>
${paragraphs.map((one) => html`<p style="margin:0 0 14px;font-size:16px;line-height:1.5">${one}</p>`)}
${code ? html`<p style="margin:20px 0;font-size:34px;font-weight:700;letter-spacing:8px">${code}</p>` : NONE}
${
  action
    ? html`<p style="margin:22px 0"><a href="${url}" style="display:inline-block;background:#5b2fc9;color:#fff;text-decoration:none;font-weight:600;padding:13px 22px;border-radius:12px">${action.label}</a></p>`
    : NONE
}
${reason ? html`<p style="margin:22px 0 0;font-size:13px;line-height:1.5;color:#6b6480">${reason}</p>` : NONE}
</td></tr></table></td></tr></table></body></html>`
  return { subject: plainLine(content.subject), text, html: page.html }
}
