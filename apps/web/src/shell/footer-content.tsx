import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TAGLINE } from '../lib/product.ts'
import { useConfig, useProductName } from '../lib/use-config.ts'
import { Logo } from '../ui/logo.tsx'
import { CONSUMER_DEFENCE, HELP_LINKS, LEGAL_LINKS } from './help-links.ts'

// In this order; one that is not configured is not there.
const TUTORIALS = [
  ['register', 'Cómo registrarse'],
  ['bid', 'Cómo pujar'],
  ['sell', 'Cómo vender'],
] as const
const NETWORKS = [
  ['instagram', 'Instagram'],
  ['facebook', 'Facebook'],
  ['x', 'X'],
  ['youtube', 'YouTube'],
  ['tiktok', 'TikTok'],
] as const

const link =
  'inline-block py-1.5 text-white/80 transition-colors hover:text-white hover:underline focus-visible:outline-white'

/** A link out of the site; anything but web pages and mail addresses is not drawn. */
function isOutside(url: string | null | undefined): url is string {
  return typeof url === 'string' && /^(https?:\/\/|mailto:)/i.test(url)
}

function linksOf(table: readonly (readonly [string, string])[], urls: Record<string, string> = {}) {
  return table.flatMap(([key, label]) => {
    const url = urls[key]
    return isOutside(url) ? [{ url, label }] : []
  })
}

/** Who is behind the service, how it works, where it helps and what the law asks for. */
export function FooterContent() {
  const { data: config } = useConfig()
  const name = useProductName()
  const tutorials = linksOf(TUTORIALS, config?.tutorials)
  const networks = linksOf(NETWORKS, config?.social)
  const { chat_url: chat, contact_email: email } = config ?? {}
  const { name: operator, address, cuit, data_fiscal_url: dataFiscal } = config?.operator ?? {}
  const who = [operator, address, cuit && `CUIT ${cuit}`].filter(Boolean).join(' · ')
  return (
    <>
      <div
        className={clsx(
          'wrap grid grid-cols-2 gap-x-6 gap-y-9 py-12 md:gap-x-10',
          tutorials.length > 0 ? 'lg:grid-cols-[1.4fr_1fr_1fr_1fr]' : 'lg:grid-cols-[1.4fr_1fr_1fr]',
        )}
      >
        <div className="max-lg:col-span-2">
          <Logo name={name} />
          <p className="mt-3 font-semibold text-[#ffd467] text-18">{config?.tagline ?? TAGLINE}</p>
          <p className="mt-1 max-w-64 text-14 text-white/75">Subastas en línea para toda la Argentina.</p>
          {networks.length > 0 && (
            <ul aria-label="Redes sociales" className="mt-4 flex flex-wrap gap-x-4 text-[0.9375rem]">
              {networks.map(({ url, label }) => (
                <Outside key={url} url={url}>
                  {label}
                </Outside>
              ))}
            </ul>
          )}
        </div>
        <Column title="Ayuda">
          {HELP_LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={link}>
                {label}
              </Link>
            </li>
          ))}
        </Column>
        {tutorials.length > 0 && (
          <Column title="Tutoriales en video">
            {tutorials.map(({ url, label }) => (
              <Outside key={url} url={url}>
                {label}
              </Outside>
            ))}
          </Column>
        )}
        <Column title="Contacto">
          <li className="py-1.5 text-white/80">La Plata, Buenos Aires</li>
          {isOutside(chat) && <Outside url={chat}>Chateá con nosotros</Outside>}
          {email && <Outside url={`mailto:${email}`}>{email}</Outside>}
        </Column>
      </div>
      <nav aria-label="Defensa del consumidor" className="border-white/15 border-t">
        <ul className="wrap flex flex-wrap items-center gap-x-6 gap-y-2 py-4 text-14">
          {LEGAL_LINKS.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-10 items-center rounded-full border border-white/40 px-4 font-semibold transition-colors hover:border-white hover:bg-white/10 focus-visible:outline-white"
              >
                {label}
              </Link>
            </li>
          ))}
          <Outside url={CONSUMER_DEFENCE.url}>{CONSUMER_DEFENCE.label}</Outside>
          {isOutside(dataFiscal) && <Outside url={dataFiscal}>Data Fiscal</Outside>}
        </ul>
      </nav>
      <div className="border-white/15 border-t">
        <p className="wrap py-5 text-14 text-white/70">
          {name} - {TAGLINE}
          {who && ` · ${who}`}
        </p>
      </div>
    </>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 font-bold text-16">{title}</h2>
      <ul className="text-[0.9375rem]">{children}</ul>
    </nav>
  )
}

function Outside({ url, children }: { url: string; children: ReactNode }) {
  return (
    <li>
      <a href={url} target="_blank" rel="noreferrer" className={`${link} break-words`}>
        {children}
      </a>
    </li>
  )
}
