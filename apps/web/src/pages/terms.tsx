import { Article } from '../features/articles/article.tsx'
import { useFacts } from '../features/articles/facts.ts'
import { terms, termsChanged } from '../features/articles/legal/terms.ts'

/** Términos y condiciones. */
export function Component() {
  return (
    <Article
      title="Términos y condiciones"
      lead="El acuerdo entre vos y nosotros, en palabras claras."
      changed={termsChanged}
      sections={terms(useFacts())}
    />
  )
}
