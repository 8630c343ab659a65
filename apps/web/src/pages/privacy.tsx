import { Article } from '../features/articles/article.tsx'
import { useFacts } from '../features/articles/facts.ts'
import { privacy, privacyChanged } from '../features/articles/legal/privacy.ts'
import { PageHead } from '../shell/head/page-head.tsx'

/** Política de privacidad. */
export function Component() {
  return (
    <>
      <PageHead description="Qué datos tuyos usamos, para qué, con quién los compartimos y cómo verlos, corregirlos o borrarlos. Ley 25.326." />
      <Article
        title="Política de privacidad"
        lead="Qué datos tuyos usamos, para qué, y cómo podés verlos, corregirlos o borrarlos."
        changed={privacyChanged}
        sections={privacy(useFacts())}
      />
    </>
  )
}
