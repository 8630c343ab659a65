import { Link } from 'react-router'
import { RevocationPage } from '../features/moderation/revocation-page.tsx'
import { paths } from '../lib/paths.ts'
import { PageHead } from '../shell/head/page-head.tsx'

/** Botón de arrepentimiento. */
export function Component() {
  return (
    <>
      <PageHead description="Revocá una compra sin iniciar sesión: un código en el momento y respuesta dentro de las 24 horas." />
      <RevocationPage
        kind="arrepentimiento"
        title="Botón de arrepentimiento"
        lead="Para revocar una compra. No hace falta iniciar sesión: te damos un código en el momento y te respondemos dentro de las 24 horas."
      >
        <h2 className="text-18 text-ink">Lo que conviene saber</h2>
        <p>
          Si le compraste a un comercio tenés 10 días corridos desde que recibiste el artículo o desde la
          compra, lo que haya pasado último. No tenés que explicar por qué y no te cuesta nada: la devolución
          corre por cuenta de quien vendió.
        </p>
        <p>
          Entre particulares este derecho no se aplica. En la página de la subasta figura si quien vende es
          particular o comercio.
        </p>
        <p className="text-14">
          Artículo 34 de la Ley 24.240, artículos 1110 y siguientes del Código Civil y Comercial y Disposición
          954/2025.
        </p>
        <p>
          <Link
            to={`${paths.faq}#arrepentimiento`}
            className="font-semibold text-brand-ink underline underline-offset-2"
          >
            Más sobre el arrepentimiento
          </Link>
        </p>
      </RevocationPage>
    </>
  )
}
