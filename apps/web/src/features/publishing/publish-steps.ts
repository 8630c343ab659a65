import type { PublishErrors, PublishField } from './publish-texts.ts'

export interface PublishStep {
  /** As it stands in the address. */
  id: string
  title: string
  fields: readonly PublishField[]
}

/** The steps on a phone, in order. The last one is the preview, which is a screen of its own. */
export const publishSteps: readonly PublishStep[] = [
  { id: 'fotos', title: 'Fotos', fields: ['primary_photo', 'secondary_photos'] },
  {
    id: 'que-es',
    title: 'Qué es',
    fields: ['title', 'description', 'subcategory_id', 'condition', 'warranty', 'warranty_time'],
  },
  {
    id: 'precio',
    title: 'Precio y tiempo',
    fields: ['base_price', 'min_increment', 'start_time', 'end_time'],
  },
  {
    id: 'entrega',
    title: 'Entrega',
    fields: ['delivery_options', 'delivery_description', 'province', 'city'],
  },
]

export const STEPS_IN_ALL = publishSteps.length + 1

/** Of some faults, those of one step. */
export function faultsOf({ fields }: PublishStep, errors: PublishErrors): PublishErrors {
  const own = Object.entries(errors).filter(([field]) => fields.some((one) => one === field))
  return Object.fromEntries(own)
}
