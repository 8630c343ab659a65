import { Bell, Gavel, Settings, ShieldCheck, TrendingUp } from 'lucide-react'
import { paths } from '../lib/paths.ts'

/** What a person has of their own here; an entry comes with its screen. */
const ACCOUNT_LINKS = [
  { to: paths.myAuctions, label: 'Mis subastas', Icon: Gavel },
  { to: paths.notifications, label: 'Notificaciones', Icon: Bell },
  { to: paths.reputation, label: 'Mi reputación', Icon: TrendingUp },
  { to: paths.settings, label: 'Configuración', Icon: Settings },
] as const

const ADMIN_LINK = { to: paths.admin, label: 'Administración', Icon: ShieldCheck } as const

/** The entries for somebody of this role. */
export function accountLinks(role: string) {
  return role === 'admin' ? [...ACCOUNT_LINKS, ADMIN_LINK] : ACCOUNT_LINKS
}
