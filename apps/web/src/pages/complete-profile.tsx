import { useNavigate, useSearchParams } from 'react-router'
import { CompleteProfileForm } from '../features/accounts/complete-profile-form.tsx'
import { useKeepOwnUser, useOwnUser } from '../features/accounts/settings/own-user.ts'
import { SettingsSkeleton } from '../features/accounts/settings/settings-skeleton.tsx'
import { forgetPath, internalPath, paths, rememberedPath } from '../lib/paths.ts'
import { ErrorState } from '../ui/error-state.tsx'

/** For who came by Google or Apple: until age, phone and place are told, the account only looks around. */
export function Component() {
  const { data: user, error, mutate } = useOwnUser()
  const keep = useKeepOwnUser()
  const navigate = useNavigate()
  const [search] = useSearchParams()

  /** Where the person wanted to go before this stood in the way. */
  function next(): string {
    const path = internalPath(search.get('desde')) ?? rememberedPath()
    return path.startsWith(paths.completeProfile) ? paths.home : path
  }

  async function done() {
    await mutate()
    await keep({})
    await navigate(next(), { replace: true })
    forgetPath()
  }

  return (
    <div className="wrap max-w-2xl py-6 md:py-12">
      <h1 className="text-22 font-extrabold md:text-28">Completá tu perfil</h1>
      <p className="mt-1.5 mb-6 text-muted">
        Te falta muy poco: con estos datos ya podés pujar y publicar. Mientras tanto podés mirar todas las
        subastas.
      </p>
      <div className="rounded-panel border border-line bg-surface p-5 sm:p-8">
        {!user && error && <ErrorState title="No pudimos cargar tu perfil" onRetry={() => void mutate()} />}
        {!user && !error && <SettingsSkeleton />}
        {user && <CompleteProfileForm user={user} onDone={done} />}
      </div>
    </div>
  )
}
