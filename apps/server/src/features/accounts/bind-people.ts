import * as blocks from '@martillo/contract/blocks'
import * as identity from '@martillo/contract/identity'
import * as preferences from '@martillo/contract/preferences'
import * as profile from '@martillo/contract/profile'
import * as lookups from '@martillo/contract/user-lookups'
import { answer } from '../../platform/http/answer.ts'
import { bind, type Handler } from '../../platform/http/bind.ts'
import { defineSentences } from '../../platform/http/sentences.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AccountsContext } from './accounts-context.ts'
import { bindSecurity } from './bind-security.ts'
import { blockUser, unblockUser } from './blocks/block-user.ts'
import { listBlocks } from './blocks/list-blocks.ts'
import { exportPerson } from './export/export-person.ts'
import { decideIdentity } from './identity/decide-identity.ts'
import { listIdentityRequests } from './identity/list-identity-requests.ts'
import { maySeeIdentity } from './identity/may-see-identity.ts'
import { removeDecidedPictures } from './identity/remove-decided-pictures.ts'
import { getIdentity, requestIdentity } from './identity/request-identity.ts'
import { getFullUser, searchFullUser } from './lookups/get-full-user.ts'
import { listUsers } from './lookups/list-users.ts'
import { getPreferences, setPreferences } from './preferences/set-preferences.ts'
import { changePicture } from './profile/change-picture.ts'
import { getOwnProfile } from './profile/get-profile.ts'
import { setKind } from './profile/set-kind.ts'
import { updateProfile } from './profile/update-profile.ts'

defineSentences({
  block_self: 'No podés bloquearte a vos.',
  identity_pending: 'Ya recibimos tu DNI y lo estamos revisando.',
  identity_approved: 'Tu identidad ya está verificada.',
})

const SWEEP_EVERY_MS = 60_000
const DONE = { ok: true as const }

type Platforms = Pick<Platform, 'app' | 'hooks' | 'sweeps'>

/** Puts on the server what people see and change of themselves, and what administrators see of people. */
export function bindPeople(platform: Platforms, context: AccountsContext): void {
  bindProfile(platform, context)
  bindBlocks(platform, context)
  bindIdentity(platform, context)
  bindSecurity(platform, context)
  const { app } = platform
  const { db } = context
  bind(app, lookups.listUsers, ({ query }) => listUsers(db, query))
  bind(app, lookups.getFullUser, ({ params, session }) => getFullUser(db, session.userId, params))
  bind(app, lookups.searchFullUser, ({ query, session }) => searchFullUser(db, session.userId, query))
  bind(app, preferences.getPreferences, async ({ session }) => ({
    notifications: await getPreferences(db, session.userId),
  }))
  bind(app, preferences.setPreferences, async ({ session, body }) => ({
    notifications: await setPreferences(context, session.userId, body.notifications),
  }))
}

/** Where the one uploaded file lies. */
function pathOf(files: readonly { readonly path: string }[]): string {
  const [file] = files
  if (!file) throw new Error('A required file did not come')
  return file.path
}

function bindProfile({ app }: Platforms, context: AccountsContext): void {
  bind(app, profile.getCurrentUser, ({ session, reply }) => {
    reply.header('Cache-Control', 'no-store')
    return getOwnProfile(context.db, session.userId)
  })
  bind(app, profile.updateUser, ({ session, params, body }) =>
    updateProfile(context, session, params.id, body),
  )
  bind(app, profile.setKind, async ({ session, body }) => {
    await setKind(context, session.userId, body.kind)
    return { kind: body.kind }
  })
  bind(app, profile.uploadAvatar, async ({ session, files }) => ({
    ProfileImage: await changePicture(context, session.userId, 'avatar', pathOf(files.image)),
  }))
  bind(app, profile.uploadBanner, async ({ session, files }) => ({
    banner: await changePicture(context, session.userId, 'banner', pathOf(files.image)),
  }))
  const exportData: Handler<typeof profile.exportUser> = async ({ session, reply }) => {
    const data = await exportPerson(context, session.userId)
    reply.header('Cache-Control', 'no-store')
    reply.header('Content-Disposition', 'attachment; filename="martillo-mis-datos.json"')
    return data
  }
  bind(app, profile.exportUser, exportData, { openToBanned: true })
}

function bindBlocks({ app }: Platforms, context: AccountsContext): void {
  bind(app, blocks.blockUser, async ({ session, params }) => {
    await blockUser(context, session.userId, params.id)
    return DONE
  })
  bind(app, blocks.unblockUser, async ({ session, params }) => {
    await unblockUser(context, session.userId, params.id)
    return DONE
  })
  bind(app, blocks.listBlocks, ({ session, query }) => listBlocks(context, session.userId, query))
}

function bindIdentity({ app, hooks, sweeps }: Platforms, context: AccountsContext): void {
  hooks.privateViewers.push((key, session) => maySeeIdentity(context, key, session))
  sweeps.add({ name: 'accounts.identity-pictures', everyMs: SWEEP_EVERY_MS }, () =>
    removeDecidedPictures(context),
  )
  bind(app, identity.getIdentity, ({ session }) => getIdentity(context.db, session.userId))
  bind(app, identity.requestIdentity, async ({ session, files }) => {
    const pictures = { front: pathOf(files.front), back: pathOf(files.back) }
    return answer(201, await requestIdentity(context, session.userId, pictures))
  })
  bind(app, identity.listIdentityRequests, ({ query }) => listIdentityRequests(context.db, query))
  bind(app, identity.acceptIdentity, async ({ params, session }) => {
    const administratorId = session.userId
    await decideIdentity(context, { requestId: params.id, administratorId, refusedFor: null })
    return DONE
  })
  bind(app, identity.refuseIdentity, async ({ params, body, session }) => {
    const administratorId = session.userId
    await decideIdentity(context, { requestId: params.id, administratorId, refusedFor: body.reason })
    return DONE
  })
}
