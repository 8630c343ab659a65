import { Bell, Gavel, Settings, TrendingUp } from 'lucide-react'
import { paths } from '../lib/paths.ts'

/** What a person has of their own here; an entry comes with its screen. */
export const ACCOUNT_LINKS = [
  { to: paths.myAuctions, label: 'Mis subastas', Icon: Gavel },
  { to: paths.notifications, label: 'Notificaciones', Icon: Bell },
  { to: paths.reputation, label: 'Mi reputación', Icon: TrendingUp },
  { to: paths.settings, label: 'Configuración', Icon: Settings },
] as const
