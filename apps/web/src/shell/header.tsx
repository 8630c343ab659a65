import { clsx } from 'clsx'
import { Menu } from 'lucide-react'
import { Link, useNavigation } from 'react-router'
import { latePart } from '../lib/late-part.ts'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.tsx'
import { useProductName } from '../lib/use-config.ts'
import { Logo } from '../ui/logo.tsx'
import { LoginLink } from './login-link.tsx'
import { openMenu } from './menu-state.ts'
import { Optional } from './optional.tsx'
import { SearchForm } from './search-form.tsx'
import { SectionNav } from './section-nav.tsx'

const MemberCorner = latePart(async () => (await import('./member-corner.tsx')).MemberCorner)

/** The sticky head of every screen. */
export function Header() {
  const name = useProductName()
  return (
    <header className="sticky top-0 z-30 pt-[env(safe-area-inset-top)] [background:var(--head-a)]">
      <div className="head-gradient relative z-1 text-white">
        <div className="wrap flex h-14 items-center gap-2 max-md:px-2 md:h-[60px] md:gap-4">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label="Abrir el menú"
            onClick={(event) => openMenu(event.currentTarget)}
            className="-mr-1 grid size-11 shrink-0 place-items-center rounded-full focus-visible:-outline-offset-4 focus-visible:outline-white md:hidden"
          >
            <Menu aria-hidden="true" className="size-[22px]" />
          </button>
          <Link
            to={paths.home}
            aria-label={`${name}, inicio`}
            className="rounded-[11px] focus-visible:outline-white"
          >
            <Logo name={name} className="max-md:[&>span:last-child]:sr-only" />
          </Link>
          <SearchForm />
          <Corner />
        </div>
        <Progress />
      </div>
      <SectionNav />
    </header>
  )
}

function Corner() {
  const { state, user } = useSession()
  // Nobody known is most likely a visitor: drawn as one at once, unless the device remembers somebody (`early.js`).
  const unknown = state === 'loading' && !user
  // The same room for all three states, so that the search keeps its width.
  return (
    <div className="flex min-w-[236px] items-center justify-end gap-2 max-md:hidden">
      {user && (
        <Optional>
          <MemberCorner user={user} />
        </Optional>
      )}
      {(state === 'out' || unknown) && (
        <span className={clsx('flex gap-2', unknown && '[html[data-remembered]_&]:hidden')}>
          <VisitorCorner />
        </span>
      )}
    </div>
  )
}

function VisitorCorner() {
  const look =
    'flex h-10 items-center whitespace-nowrap rounded-full px-4 font-[650] text-[0.90625rem] transition-colors focus-visible:outline-white'
  return (
    <>
      <LoginLink to={paths.login} className={`${look} hover:bg-white/15`}>
        Iniciar Sesión
      </LoginLink>
      <LoginLink to={paths.register} className={`${look} bg-white text-[#5b21b6] hover:bg-[#f1eafe]`}>
        Registrarse
      </LoginLink>
    </>
  )
}

/** A thin line under the header while the next screen is on its way. */
function Progress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <span
      role="status"
      className="absolute inset-x-0 bottom-0 h-[3px] animate-shimmer bg-bid [animation-delay:150ms]"
    >
      <span className="sr-only">Cargando</span>
    </span>
  )
}
