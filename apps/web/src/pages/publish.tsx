import { useNavigate } from 'react-router'
import { MayNotPublish } from '../features/publishing/may-not-publish.tsx'
import { PublishForm } from '../features/publishing/publish-form.tsx'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.tsx'
import { keyOf, useCall } from '../lib/use-call.ts'
import { toast } from '../ui/toast.ts'

/** Publishing an auction; afterwards its page. */
export function Component() {
  const navigate = useNavigate()
  const { user } = useSession()
  const { data: person } = useCall(keyOf('GET /user/sessiondata'))

  function onPublished(id: number) {
    toast.success('¡Tu subasta está publicada!')
    // Replaced, so that Back does not return to a form that was already sent.
    void navigate(paths.auction(id), { replace: true })
  }

  return (
    <div className="mx-auto max-w-3xl px-4 py-6 md:py-8">
      <h1 className="text-22 md:text-28">Publicá tu subasta</h1>
      <p className="mt-1 mb-5 text-muted">Fotos, precio y tiempo. En dos minutos está en línea.</p>
      <MayNotPublish />
      <PublishForm place={person} onPublished={onPublished} key={user?.ID} />
    </div>
  )
}
