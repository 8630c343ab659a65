import { Article } from '../features/articles/article.tsx'
import { useFacts } from '../features/articles/facts.ts'
import { terms, termsChanged } from '../features/articles/legal/terms.ts'
import { PageHead } from '../shell/head/page-head.tsx'

/** Términos y condiciones. */
export function Component() {
  return (
    <>
      <PageHead description="El acuerdo para comprar y vender en subasta: cuentas, publicaciones, pujas, ventas, comisiones y tus derechos." />
      <Article
        title="Términos y condiciones"
        lead="El acuerdo entre vos y nosotros, en palabras claras."
        changed={termsChanged}
        sections={terms(useFacts())}
      />
    </>
  )
}
