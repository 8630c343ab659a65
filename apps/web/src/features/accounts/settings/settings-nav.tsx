import { Link } from 'react-router'

export const SETTINGS = [
  ['perfil', 'Perfil'],
  ['contacto', 'Contacto'],
  ['direccion', 'Dirección'],
  ['como-vendes', 'Cómo vendés'],
  ['avisos', 'Avisos'],
  ['contrasena', 'Contraseña'],
  ['dispositivos', 'Dispositivos'],
  ['bloqueos', 'Personas bloqueadas'],
  ['apariencia', 'Apariencia'],
  ['tus-datos', 'Tus datos'],
] as const

/** The parts of the settings: at the side on wide screens, a row of pills on phones. */
export function SettingsNav({ current }: { current: string }) {
  return (
    <nav aria-label="Secciones de la configuración" className="md:sticky md:top-36 md:self-start">
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:none] md:mx-0 md:grid md:gap-0.5 md:px-0">
        {SETTINGS.map(([id, label]) => (
          <li key={id} className="shrink-0">
            <Link
              to={{ hash: id }}
              replace
              aria-current={current === id ? 'true' : undefined}
              className="flex h-10 items-center rounded-full border border-line bg-surface px-4 text-14 font-semibold text-ink transition-colors hover:text-brand-ink aria-[current]:border-brand aria-[current]:bg-brand-soft aria-[current]:text-brand-ink md:h-11 md:rounded-[10px] md:border-transparent md:bg-transparent md:text-16 md:hover:bg-brand-soft"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
