import { LayoutGrid, LogIn, LogOut, UserPlus } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useUser } from '../lib/session.tsx'
import type { SessionUser } from '../lib/session-store.ts'
import { Avatar } from '../ui/avatar.tsx'
import { accountLinks } from './account-links.ts'
import { LoginLink } from './login-link.tsx'
import { SECTIONS } from './sections.ts'
import { Deeper, slideRow } from './slide-row.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useLogOut } from './use-log-out.ts'

interface SlideMainProps {
  onClose: () => void
  onCategories: () => void
}

/** The first level of the sliding menu. */
export function SlideMain({ onClose, onCategories }: SlideMainProps) {
  const user = useUser()
  const icon = 'size-5 text-muted'
  return (
    <>
      {user && <Greeting user={user} />}
      <ul>
        <li>
          <button type="button" onClick={onCategories} className={slideRow}>
            <LayoutGrid aria-hidden="true" className={icon} />
            <Deeper>Categorías</Deeper>
          </button>
        </li>
        {SECTIONS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} onClick={onClose} className={slideRow}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-2 border-line border-t pt-2">
        {user ? <Account role={user.Role} onClose={onClose} /> : <Entrance onClose={onClose} />}
      </div>
      <div className="mt-2 border-line border-t px-3 pt-4">
        <ThemeSwitch />
      </div>
    </>
  )
}

function Greeting({ user }: { user: SessionUser }) {
  return (
    <div className="mb-2 flex items-center gap-3 border-line border-b px-3 pt-1 pb-4">
      <Avatar name={user.Username} image={user.ProfileImage} className="size-12 text-18" />
      <p className="min-w-0 truncate text-18">
        Hola, <strong>{user.FirstName || user.Username}</strong>
      </p>
    </div>
  )
}

function Account({ role, onClose }: { role: string; onClose: () => void }) {
  const { logOut, leaving } = useLogOut()
  return (
    <>
      <p className="px-3 pt-1 pb-1 font-semibold text-14 text-muted">Mi Cuenta</p>
      <ul>
        {accountLinks(role).map(({ to, label, Icon }) => (
          <li key={to}>
            <Link to={to} onClick={onClose} className={slideRow}>
              <Icon aria-hidden="true" className="size-5 text-muted" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" disabled={leaving} onClick={logOut} className={`${slideRow} text-urgent`}>
        <LogOut aria-hidden="true" className="size-5" />
        Cerrar Sesión
      </button>
    </>
  )
}

function Entrance({ onClose }: { onClose: () => void }) {
  return (
    <ul>
      <li>
        <LoginLink to={paths.login} onClick={onClose} className={slideRow}>
          <LogIn aria-hidden="true" className="size-5 text-muted" />
          Iniciar Sesión
        </LoginLink>
      </li>
      <li>
        <LoginLink to={paths.register} onClick={onClose} className={slideRow}>
          <UserPlus aria-hidden="true" className="size-5 text-muted" />
          Registrarse
        </LoginLink>
      </li>
    </ul>
  )
}
