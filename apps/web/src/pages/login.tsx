import { PageTitle } from '../shell/page-title.tsx'

export function Component() {
  return (
    <div className="wrap py-8">
      <PageTitle>Iniciar Sesión</PageTitle>
      <h1 className="text-28">Iniciar Sesión</h1>
    </div>
  )
}
