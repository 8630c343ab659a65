import { Bell, Heart, House, Menu, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { latePart } from '../lib/late-part.ts'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.tsx'
import { LoginLink } from './login-link.tsx'
import { openMenu, useMenuState } from './menu-state.ts'
import { Optional } from './optional.tsx'

const UnreadBadge = latePart(async () => (await import('./unread-badge.tsx')).UnreadBadge)

const entry =
  'flex w-full flex-col items-center justify-center gap-[3px] rounded-[12px] transition-colors focus-visible:-outline-offset-2 aria-[current]:text-brand'

/** The bar at the bottom of phones, where a screen has none of its own. */
export function BottomBar() {
  const { state } = useSession()
  const menu = useMenuState()
  return (
    <nav
      aria-label="Principal"
      className="fixed inset-x-0 bottom-0 z-20 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] font-semibold text-[0.71875rem] text-muted md:hidden"
    >
      <ul className="grid h-16 grid-cols-5">
        <Entry>
          <NavLink to={paths.home} end className={entry}>
            <House aria-hidden="true" className="size-[22px]" />
            Inicio
          </NavLink>
        </Entry>
        <Entry>
          <NavLink to={paths.favorites} className={entry}>
            <Heart aria-hidden="true" className="size-[22px]" />
            Favs
          </NavLink>
        </Entry>
        <Entry>
          {state === 'in' ? (
            <NavLink to={paths.publish} className={entry}>
              <PublishFace />
            </NavLink>
          ) : (
            <LoginLink to={paths.login} className={entry}>
              <PublishFace />
            </LoginLink>
          )}
        </Entry>
        <Entry>
          <NavLink to={paths.notifications} className={entry}>
            <span className="relative">
              <Bell aria-hidden="true" className="size-[22px]" />
              {state === 'in' && (
                <Optional>
                  <UnreadBadge />
                </Optional>
              )}
            </span>
            Notif
          </NavLink>
        </Entry>
        <Entry>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label="Más opciones"
            aria-expanded={menu === 'open'}
            onClick={(event) => openMenu(event.currentTarget)}
            className={entry}
          >
            <Menu aria-hidden="true" className="size-[22px]" />
            Más
          </button>
        </Entry>
      </ul>
    </nav>
  )
}

function Entry({ children }: { children: ReactNode }) {
  return <li className="flex min-w-0">{children}</li>
}

function PublishFace() {
  return (
    <>
      <span className="-mt-[30px] grid size-[52px] place-items-center rounded-full border-4 border-canvas bg-bid text-bid-ink">
        <Plus aria-hidden="true" strokeWidth={3} className="size-6" />
      </span>
      Publicar
    </>
  )
}
