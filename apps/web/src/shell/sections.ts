import { paths } from '../lib/paths.ts'

/** The lists that the navigation offers everywhere. */
export const SECTIONS = [
  { to: paths.baseZero, label: 'Base $0' },
  { to: paths.popular, label: 'Populares' },
  { to: paths.endingSoon, label: 'Por Terminar' },
  { to: paths.all, label: 'Todas las Subastas' },
  { to: paths.finished, label: 'Finalizadas' },
] as const
