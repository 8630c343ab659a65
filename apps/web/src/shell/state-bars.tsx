import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { useConfig } from '../lib/use-config.ts'
import { Banner } from '../ui/banner.tsx'

const bold = 'font-bold underline underline-offset-2'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says that the device has no network, as long as that is so. */
export function OfflineBar() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  if (online) return null
  return <Banner kind="offline">Estás sin conexión. Lo que ves puede no estar al día.</Banner>
}

/** Says that this is a trial with demonstration content, and where its mail and accounts are. */
export function TrialBar() {
  const { data } = useConfig()
  if (!data?.trial) return null
  return (
    <Banner kind="trial">
      <span className="max-sm:hidden">Estás en una versión de prueba, con contenido de demostración. </span>
      <span className="sm:hidden">Versión de prueba. </span>
      <a href={paths.mailbox} className={bold}>
        Ver los correos
      </a>
      {' · '}
      <Link to={paths.login} className={bold}>
        Cuentas<span className="max-sm:hidden"> para probar</span>
      </Link>
    </Banner>
  )
}
