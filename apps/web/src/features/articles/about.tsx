import { Clock, EyeOff, Gavel, ScrollText, ShieldCheck, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Mark } from '../../ui/logo.tsx'
import { useFacts } from './facts.ts'

const PROMISES = [
  {
    Icon: EyeOff,
    title: 'Tu máximo es tuyo',
    text: 'Decís hasta cuánto pagarías y el sistema puja por vos, solo lo necesario. Nadie ve tu máximo, ni quien vende.',
  },
  {
    Icon: Clock,
    title: 'Nadie gana por el último segundo',
    text: 'Una puja sobre la hora extiende el cierre dos minutos. Siempre hay tiempo para responder.',
  },
  {
    Icon: ScrollText,
    title: 'Un acta que se puede comprobar',
    text: 'Cada puja queda numerada y encadenada con la anterior. Al terminar, cualquiera puede bajar el acta y verificarla.',
  },
  {
    Icon: ShieldCheck,
    title: 'La confianza se gana',
    text: 'La reputación cuenta lo que hiciste: verificaciones, ventas y calificaciones. Quien cumple puede más y paga menos.',
  },
  {
    Icon: Wallet,
    title: 'Comprar no tiene costo',
    text: 'Mirar, pujar y comprar es gratis. Quien vende paga una comisión solo si vende, y la conoce antes de publicar.',
  },
  {
    Icon: Gavel,
    title: 'Reglas para todos',
    text: 'Las mismas para quien vende una bicicleta y para quien vende una casa. Están escritas y las podés leer.',
  },
] as const

/** Who is behind the product and what it stands for. */
export function About() {
  const { product, operator, address, cuit, email, chat } = useFacts()
  return (
    <div className="wrap py-6 md:py-10">
      <header className="head-gradient relative overflow-hidden rounded-panel px-6 py-10 text-white md:px-12 md:py-16">
        <h1 className="max-w-xl text-28 md:text-36">Subastas claras, de todo el país</h1>
        <p className="mt-3 max-w-xl text-18 text-white/85">
          {product} es un lugar para vender lo que ya no usás y encontrar lo que buscás, al precio que la
          gente esté dispuesta a pagar. Pujá y Ganá.
        </p>
        <Mark className="-right-10 -bottom-16 absolute size-64 opacity-15 max-md:hidden" gold={false} />
      </header>
      <section aria-labelledby="promesas" className="mt-10">
        <h2 id="promesas" className="text-22">
          En qué creemos
        </h2>
        <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {PROMISES.map(({ Icon, title, text }) => (
            <li key={title} className="rounded-card border border-line bg-surface p-5">
              <Icon aria-hidden="true" className="size-7 text-brand" />
              <h3 className="mt-3 text-18">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="quienes" className="mt-10 grid grid-cols-1 gap-8 md:grid-cols-2">
        <div>
          <h2 id="quienes" className="text-22">
            Quiénes somos
          </h2>
          <p className="mt-3 leading-relaxed text-muted">
            Nos encontrás en La Plata, Buenos Aires. {product} es un servicio de {operator}
            {cuit && `, CUIT ${cuit}`}, con domicilio en {address}.
          </p>
          <p className="mt-3 leading-relaxed text-muted">
            ¿Querés contarnos algo? {email && <Away href={`mailto:${email}`}>{email}</Away>}
            {email && chat && ' · '}
            {chat && <Away href={chat}>Chateá con nosotros</Away>}
            {!email && !chat && 'Los medios de contacto están al pie de cada página.'}
          </p>
        </div>
        <div className="rounded-card border border-line bg-surface p-5 md:p-6">
          <h2 className="text-18">¿Por dónde empezar?</h2>
          <p className="mt-1 text-muted">
            Mirá lo que se está subastando ahora, o leé cómo funciona antes de tu primera puja.
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <ButtonLink to={paths.all}>Ver las subastas</ButtonLink>
            <ButtonLink to={paths.faq} kind="line">
              Preguntas y respuestas
            </ButtonLink>
          </div>
          <p className="mt-4 text-14 text-muted">
            También están los{' '}
            <Link to={paths.terms} className="underline underline-offset-2">
              términos y condiciones
            </Link>{' '}
            y la{' '}
            <Link to={paths.privacy} className="underline underline-offset-2">
              política de privacidad
            </Link>
            .
          </p>
        </div>
      </section>
    </div>
  )
}

function Away({ href, children }: { href: string; children: ReactNode }) {
  const outside = href.startsWith('http')
  return (
    <a
      href={href}
      {...(outside && { target: '_blank', rel: 'noreferrer' })}
      className="font-semibold text-brand-ink underline underline-offset-2"
    >
      {children}
    </a>
  )
}
