import { Link } from 'react-router'
import { RevocationPage } from '../features/moderation/revocation-page.tsx'
import { paths } from '../lib/paths.ts'
import { PageHead } from '../shell/head/page-head.tsx'

/** Botón de baja de servicio. */
export function Component() {
  return (
    <>
      <PageHead description="Pedí la baja de tu cuenta o de un servicio sin iniciar sesión: un código en el momento y respuesta dentro de las 24 horas." />
      <RevocationPage
        kind="baja"
        title="Botón de baja de servicio"
        lead="Para dejar de usar un servicio nuestro. No hace falta iniciar sesión: te damos un código en el momento y te respondemos dentro de las 24 horas."
      >
        <h2 className="text-18 text-ink">Lo que conviene saber</h2>
        <p>
          Para dar de baja una cuenta, escribí desde el email con el que te registraste, así sabemos que sos
          vos. Tus datos personales se borran o se vuelven anónimos.
        </p>
        <p>
          Si tenés subastas o pujas activas, una venta abierta o comisiones sin pagar, te contamos qué falta
          cerrar antes de la baja.
        </p>
        <p className="text-14">Disposición 954/2025.</p>
        <p>
          <Link
            to={`${paths.faq}#eliminar-mi-cuenta`}
            className="font-semibold text-brand-ink underline underline-offset-2"
          >
            Qué se borra con la cuenta
          </Link>
        </p>
      </RevocationPage>
    </>
  )
}
