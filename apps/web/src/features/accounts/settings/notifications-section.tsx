import type { Channel, PreferenceKind } from '@martillo/contract/preferences'
import { call } from '../../../lib/api.ts'
import { sentenceOf } from '../../../lib/api-error.ts'
import { keyOf, useCall } from '../../../lib/use-call.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { PreferenceGrid } from './preference-grid.tsx'
import { SettingsCard } from './settings-card.tsx'

const KEY = keyOf('GET /user/preferences')

/** By which ways the person is told of what; each box is saved when it is pressed. */
export function NotificationsSection() {
  const { data, error, mutate } = useCall(KEY, { revalidateOnFocus: false })

  async function choose(kind: PreferenceKind, channel: Channel, wanted: boolean) {
    if (!data) return
    const next = data.notifications.map((line) =>
      line.kind === kind ? { ...line, [channel]: wanted } : line,
    )
    await mutate(call('PUT /user/preferences', { body: { notifications: [{ kind, [channel]: wanted }] } }), {
      optimisticData: { notifications: next },
      rollbackOnError: true,
      revalidate: false,
    }).catch((failed: unknown) => void toast.error(sentenceOf(failed, 'No pudimos guardar el cambio.')))
  }

  return (
    <SettingsCard
      id="avisos"
      title="Avisos"
      about="En la campana te avisamos siempre. Elegí qué más querés recibir por email o en el teléfono."
    >
      {!data && error && <ErrorState title="No pudimos cargar tus avisos" onRetry={() => void mutate()} />}
      {!data && !error && (
        <div role="status" aria-label="Cargando tus avisos" className="grid gap-2">
          {[0, 1, 2, 3, 4, 5].map((i) => (
            <Skeleton key={i} className="h-11" />
          ))}
        </div>
      )}
      {data && <PreferenceGrid lines={data.notifications} onChoose={(...choice) => void choose(...choice)} />}
    </SettingsCard>
  )
}
