import { Download } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { sentenceOf } from '../../../lib/api-error.ts'
import { offerJson } from '../../../lib/offer-json.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { toast } from '../../../ui/toast.ts'
import { SettingsCard } from './settings-card.tsx'

const FILE_NAME = 'martillo-mis-datos.json'
/** A copy of one's own data, and the way out. */
export function DataSection() {
  const [working, setWorking] = useState(false)

  async function download() {
    setWorking(true)
    try {
      offerJson(await call('GET /user/export'), FILE_NAME)
    } catch (error) {
      toast.error(sentenceOf(error, 'No pudimos preparar tus datos. Probá de nuevo.'))
    } finally {
      setWorking(false)
    }
  }

  return (
    <SettingsCard
      id="tus-datos"
      title="Tus datos"
      about="Un archivo con todo lo que guardamos de vos: cuenta, subastas, pujas, ventas, avisos y reputación."
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button kind="line" size="small" loading={working} onClick={() => void download()}>
          <Download aria-hidden="true" className="size-4" />
          Descargar mis datos
        </Button>
        <ButtonLink kind="quiet" size="small" to={paths.deleteAccount} className="text-urgent">
          Eliminar mi cuenta
        </ButtonLink>
      </div>
    </SettingsCard>
  )
}
