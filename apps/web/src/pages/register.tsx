import { PageTitle } from '../shell/page-title.tsx'

export function Component() {
  return (
    <div className="wrap py-8">
      <PageTitle>Registrarse</PageTitle>
      <h1 className="text-28">Registrarse</h1>
    </div>
  )
}
