import { About } from '../features/articles/about.tsx'
import { PageHead } from '../shell/head/page-head.tsx'

/** Sobre nosotros. */
export function Component() {
  return (
    <>
      <PageHead description="Quiénes somos y en qué creemos: tu máximo es tuyo, nadie gana por el último segundo y las reglas son para todos." />
      <About />
    </>
  )
}
