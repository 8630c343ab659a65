import { NavLink } from 'react-router'
import { CategoryMenu } from './category-menu.tsx'
import { SECTIONS } from './sections.ts'

/** The second row of the header, on wide screens: categories and the lists. */
export function SectionNav() {
  return (
    <nav
      aria-label="Secciones"
      className="relative border-line border-b bg-surface font-[550] text-[0.90625rem] max-md:hidden"
    >
      <div className="wrap flex h-[46px] items-center gap-[26px]">
        <CategoryMenu />
        {SECTIONS.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            className="relative flex h-full items-center whitespace-nowrap transition-colors hover:text-brand aria-[current]:text-brand aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:bottom-0 aria-[current]:after:h-[3px] aria-[current]:after:rounded-t-full aria-[current]:after:bg-brand"
          >
            {label}
          </NavLink>
        ))}
      </div>
    </nav>
  )
}
