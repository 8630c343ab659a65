/** The fields of the publication form, by their names on the wire. */
export type PublicationField =
  | 'title'
  | 'description'
  | 'start_time'
  | 'end_time'
  | 'min_increment'
  | 'base_price'
  | 'condition'
  | 'warranty'
  | 'warranty_time'
  | 'delivery_options'
  | 'delivery_description'
  | 'primary_photo'
  | 'secondary_photos'
  | 'photos'
  | 'subcategory_id'
  | 'province'
  | 'city'

const SENTENCES = {
  title_too_short: 'El título tiene que tener al menos 5 caracteres.',
  title_too_long: 'El título puede tener hasta 120 caracteres.',
  description_too_long: 'La descripción puede tener hasta 10.000 caracteres.',
  start_invalid: 'Elegí cuándo empieza la subasta.',
  start_past: 'El comienzo ya pasó: elegí una hora por venir, o “ahora”.',
  start_too_far: 'La subasta puede empezar dentro de los próximos 30 días.',
  end_invalid: 'Elegí cuándo termina la subasta.',
  too_brief: 'La subasta tiene que durar al menos 1 hora.',
  end_too_near: 'El cierre nuevo tiene que quedar a 1 hora o más de ahora.',
  too_long: 'La subasta puede durar hasta 30 días.',
  increment_too_small: 'El incremento mínimo es de al menos $ 1.',
  increment_too_large:
    'El incremento puede ser de hasta $ 100.000 o la mitad del precio base, lo que sea mayor.',
  amount_invalid: 'Escribí un monto en pesos con hasta dos decimales.',
  condition_invalid: 'Elegí el estado del artículo.',
  warranty_invalid: 'Elegí la garantía.',
  warranty_date_invalid: 'Escribí hasta qué fecha vale la garantía del producto.',
  warranty_date_unexpected: 'La fecha de garantía va solo con la garantía provista por el producto.',
  delivery_missing: 'Elegí al menos una forma de entrega.',
  delivery_invalid: 'Elegí las formas de entrega de la lista.',
  delivery_description_too_long: 'El detalle de la entrega puede tener hasta 1.000 caracteres.',
  photo_missing: 'Subí una foto principal.',
  photo_too_many: 'La foto principal es una sola.',
  photo_unknown: 'Una de las fotos ya no está: volvé a subirla.',
  photo_twice: 'La misma foto está dos veces.',
  fixed_by_bids: 'Ya hay pujas: esto no se puede cambiar.',
  photos_only_added: 'Ya hay pujas: podés agregar fotos al final, no sacar ni reordenar las que están.',
  delivery_only_added: 'Ya hay pujas: podés agregar formas de entrega, no sacar las que están.',
  photos_too_many: 'Podés subir hasta 9 fotos más.',
} as const

export type PublicationFaultCode = keyof typeof SENTENCES

export type PublicationFault = { field: PublicationField; code: PublicationFaultCode; sentence: string }

/** One thing wrong with a publication, with a sentence to show beside its field. */
export function publicationFault(field: PublicationField, code: PublicationFaultCode): PublicationFault {
  return { field, code, sentence: SENTENCES[code] }
}
