import { useConfig, useProductName } from '../../lib/use-config.ts'

/** Who runs the service and how to reach them, as articles say it; texts hold for whatever is not configured. */
export interface Facts {
  readonly product: string
  readonly site: string
  readonly operator: string
  readonly address: string
  readonly cuit: string | undefined
  readonly email: string | undefined
  readonly chat: string | undefined
  /** How to write to the operator, to be put after "escribinos". */
  readonly contact: string
}

export function useFacts(): Facts {
  const { data } = useConfig()
  const product = useProductName()
  const { name, address, cuit } = data?.operator ?? {}
  const email = data?.contact_email ?? undefined
  return {
    product,
    site: data?.public_url.replace(/^https?:\/\//, '') ?? product,
    operator: name ?? `el responsable de ${product}`,
    address: address ?? 'La Plata, Buenos Aires',
    cuit,
    email,
    chat: data?.chat_url ?? undefined,
    contact: email ? `a ${email}` : 'por los medios de contacto que están al pie de cada página',
  }
}
