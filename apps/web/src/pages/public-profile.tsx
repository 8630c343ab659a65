import { PageTitle } from '../shell/page-title.tsx'

export function Component() {
  return (
    <div className="wrap py-8">
      <PageTitle>Perfil</PageTitle>
      <h1 className="text-28">Perfil</h1>
    </div>
  )
}
