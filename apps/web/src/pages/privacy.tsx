import { Article } from '../features/articles/article.tsx'
import { useFacts } from '../features/articles/facts.ts'
import { privacy, privacyChanged } from '../features/articles/legal/privacy.ts'

/** Política de privacidad. */
export function Component() {
  return (
    <Article
      title="Política de privacidad"
      lead="Qué datos tuyos usamos, para qué, y cómo podés verlos, corregirlos o borrarlos."
      changed={privacyChanged}
      sections={privacy(useFacts())}
    />
  )
}
