import { LogOut } from 'lucide-react'
import { Link } from 'react-router'
import type { SessionUser } from '../lib/session-store.ts'
import { Avatar } from '../ui/avatar.tsx'
import { useDisclosure } from '../ui/use-disclosure.ts'
import { accountLinks } from './account-links.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { useGoing } from './use-going.ts'
import { useLogOut } from './use-log-out.ts'

const row =
  'flex h-11 w-full items-center gap-3 rounded-[10px] px-3 text-left font-medium transition-colors hover:bg-brand-soft hover:text-brand-ink focus-visible:-outline-offset-2'

/** The menu behind one's own picture. */
export function AccountMenu({ user }: { user: SessionUser }) {
  const { open, close, root, trigger } = useDisclosure()
  const { logOut, leaving } = useLogOut()
  useGoing(close)

  return (
    <div {...root} className="relative">
      <button {...trigger} aria-label="Tu cuenta" className="grid rounded-full focus-visible:outline-white">
        <Avatar name={user.Username} image={user.ProfileImage} className="size-10 text-14" />
      </button>
      {open && (
        <div className="absolute top-[calc(100%+10px)] right-0 w-72 animate-rise rounded-panel border border-line bg-surface p-2 text-ink shadow-float">
          <div className="flex items-center gap-3 px-3 pt-2 pb-3">
            <Avatar name={user.Username} image={user.ProfileImage} />
            <p className="min-w-0">
              <span className="block text-14 text-muted">Ingresaste como:</span>
              <span className="block truncate font-bold">{user.Username}</span>
            </p>
          </div>
          <ul className="border-line border-y py-1.5">
            {accountLinks(user.Role).map(({ to, label, Icon }) => (
              <li key={to}>
                <Link to={to} className={row}>
                  <Icon aria-hidden="true" className="size-5 text-muted" />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <div className="px-3 py-2">
            <ThemeSwitch />
          </div>
          <button type="button" disabled={leaving} onClick={logOut} className={`${row} text-urgent`}>
            <LogOut aria-hidden="true" className="size-5" />
            Cerrar Sesión
          </button>
        </div>
      )}
    </div>
  )
}
