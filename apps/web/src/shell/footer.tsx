import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PRODUCT, TAGLINE } from '../lib/product.ts'
import { useConfig } from '../lib/use-config.ts'
import { Logo } from '../ui/logo.tsx'
import { SECTIONS } from './sections.ts'

const TUTORIALS: Record<string, string> = {
  register: 'Cómo registrarse',
  bid: 'Cómo pujar',
  sell: 'Cómo vender',
}

const link =
  'inline-block py-1.5 text-white/80 transition-colors hover:text-white hover:underline focus-visible:outline-white'

/** The foot of every screen: lists, tutorials, contact and networks, as far as the service has them. */
export function Footer() {
  const { data: config } = useConfig()
  const name = config?.product_name ?? PRODUCT
  const tutorials = Object.entries(config?.tutorials ?? {})
  const social = Object.entries(config?.social ?? {})
  const { name: operator, address, cuit } = config?.operator ?? {}
  const legal = [operator, address, cuit && `CUIT ${cuit}`].filter(Boolean).join(' · ')
  return (
    <footer className="mt-16 bg-brand-deep text-white max-md:pb-[calc(64px+env(safe-area-inset-bottom))]">
      <div className="wrap grid gap-10 py-12 md:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div>
          <Logo name={name} />
          <p className="mt-3 text-18 font-semibold text-[#ffd467]">{config?.tagline ?? TAGLINE}</p>
          <p className="mt-1 max-w-64 text-14 text-white/75">Subastas en línea para toda la Argentina.</p>
        </div>
        <Column title="Subastas">
          {SECTIONS.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={link}>
                {label}
              </Link>
            </li>
          ))}
        </Column>
        {tutorials.length > 0 && (
          <Column title="Tutoriales">
            {tutorials.map(([key, url]) => (
              <Outside key={key} url={url}>
                {TUTORIALS[key] ?? key}
              </Outside>
            ))}
          </Column>
        )}
        <Column title="Contacto">
          <li className="py-1.5 text-white/80">La Plata, Buenos Aires</li>
          {config?.chat_url && <Outside url={config.chat_url}>Chateá con nosotros</Outside>}
          {config?.contact_email && (
            <Outside url={`mailto:${config.contact_email}`}>{config.contact_email}</Outside>
          )}
          {social.map(([key, url]) => (
            <Outside key={key} url={url}>
              {key.charAt(0).toUpperCase() + key.slice(1)}
            </Outside>
          ))}
        </Column>
      </div>
      <div className="border-white/15 border-t">
        <p className="wrap py-5 text-14 text-white/70">
          {name} - {TAGLINE}
          {legal && ` · ${legal}`}
        </p>
      </div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 font-bold text-16">{title}</h2>
      <ul className="text-[15px]">{children}</ul>
    </nav>
  )
}

/** A link out of the site; anything but https and mail addresses is not drawn. */
function Outside({ url, children }: { url: string; children: ReactNode }) {
  if (!/^(https:\/\/|mailto:)/i.test(url)) return null
  return (
    <li>
      <a href={url} target="_blank" rel="noreferrer" className={`${link} break-all`}>
        {children}
      </a>
    </li>
  )
}
