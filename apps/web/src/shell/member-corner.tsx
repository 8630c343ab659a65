import { paths } from '../lib/paths.ts'
import type { SessionUser } from '../lib/session-store.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { AccountMenu } from './account-menu.tsx'
import { NotificationBell } from './notification-bell.tsx'

/** The right end of the header for whoever is logged in. */
export function MemberCorner({ user }: { user: SessionUser }) {
  return (
    <>
      <NotificationBell />
      <ButtonLink to={paths.publish} kind="bid" size="small">
        Publicar!
      </ButtonLink>
      <AccountMenu user={user} />
    </>
  )
}
