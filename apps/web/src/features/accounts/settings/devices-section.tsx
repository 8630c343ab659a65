import type { Device } from '@martillo/contract/devices'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiError, sentenceOf } from '../../../lib/api-error.ts'
import { formatDay } from '../../../lib/format-date.ts'
import { keyOf, useCall } from '../../../lib/use-call.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { LoadingRows } from './loading-rows.tsx'
import { SettingsCard } from './settings-card.tsx'

const OTHERS = 'others'

/** Where the person is logged in, and ending it there. */
export function DevicesSection() {
  const { data, error, mutate } = useCall(keyOf('GET /user/sessions'))
  const [ending, setEnding] = useState<string | null>(null)
  const devices = data?.data ?? []

  async function end(what: string) {
    setEnding(what)
    try {
      if (what === OTHERS) await call('DELETE /user/sessions')
      else await call('DELETE /user/sessions/:id', { params: { id: what } })
    } catch (failed) {
      // Gone already is what was wanted.
      const gone = failed instanceof ApiError && failed.status === 404
      if (!gone) toast.error(sentenceOf(failed, 'No pudimos cerrar la sesión. Probá de nuevo.'))
    }
    await mutate().catch(() => undefined)
    setEnding(null)
  }

  return (
    <SettingsCard
      id="dispositivos"
      title="Tus dispositivos"
      about="Donde tenés la sesión abierta. Si no reconocés alguno, cerralo y cambiá tu contraseña."
    >
      {!data && <LoadingRows failed={error !== undefined} onRetry={() => void mutate()} />}
      <ul className="divide-y divide-line">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            ending={ending === device.id}
            onEnd={() => void end(device.id)}
          />
        ))}
      </ul>
      {devices.length > 1 && (
        <Button
          kind="line"
          size="small"
          className="mt-4"
          loading={ending === OTHERS}
          onClick={() => void end(OTHERS)}
        >
          Cerrar sesión en los demás
        </Button>
      )}
    </SettingsCard>
  )
}

interface DeviceRowProps {
  device: Device
  ending: boolean
  onEnd: () => void
}

function DeviceRow({ device, ending, onEnd }: DeviceRowProps) {
  const Icon = device.platform === 'web' && !/Android|iPhone/.test(device.name) ? Monitor : Smartphone
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold [overflow-wrap:anywhere]">{device.name}</span>
        <span className="block text-14 text-muted">
          {device.current ? (
            <span className="font-semibold text-good">Este dispositivo</span>
          ) : (
            `Última actividad: ${formatDay(device.seen_at)}`
          )}
        </span>
      </span>
      {!device.current && (
        <Button
          kind="line"
          size="small"
          loading={ending}
          aria-label={`Cerrar sesión en ${device.name}`}
          onClick={onEnd}
        >
          Cerrar
        </Button>
      )}
    </li>
  )
}
