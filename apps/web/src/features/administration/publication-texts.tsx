import { keyOf, useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** What a publication says and shows beyond its card: nobody should decide without having read it. */
export function PublicationTexts({ id }: { id: number }) {
  const { data, error, mutate } = useCall(keyOf('GET /auctions/:id', { params: { id } }), {
    revalidateOnFocus: false,
  })
  if (!data && error) {
    return (
      <p role="alert" className="mt-4 flex flex-wrap items-center gap-x-3 text-urgent">
        No pudimos cargar la descripción y las demás fotos.
        <Button kind="quiet" size="small" onClick={() => void mutate()}>
          Reintentar
        </Button>
      </p>
    )
  }
  if (!data) return <Skeleton className="mt-4 h-24 rounded-card" />
  return (
    <div className="mt-4 grid gap-2">
      <p className="max-h-72 overflow-y-auto whitespace-pre-line [overflow-wrap:anywhere]">
        {data.description}
      </p>
      {data.delivery_description && (
        <p className="whitespace-pre-line text-14 [overflow-wrap:anywhere]">
          <strong>Sobre la entrega:</strong> {data.delivery_description}
        </p>
      )}
      {data.SecondaryPics.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {data.SecondaryPics.map((path, i) => (
            <Picture
              key={path}
              path={path}
              width={80}
              alt={`Foto ${i + 2}`}
              className="size-20 rounded-xl bg-canvas object-contain"
            />
          ))}
        </div>
      )}
    </div>
  )
}
