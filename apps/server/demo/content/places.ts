const CABA = 'Ciudad Autónoma de Buenos Aires'

/** Where people of the demonstration live: city and province. */
export const places: readonly (readonly [city: string, province: string])[] = [
  ['La Plata', 'Buenos Aires'],
  ['Caballito', CABA],
  ['Córdoba', 'Córdoba'],
  ['Rosario', 'Santa Fe'],
  ['Palermo', CABA],
  ['Mendoza', 'Mendoza'],
  ['Mar del Plata', 'Buenos Aires'],
  ['San Miguel de Tucumán', 'Tucumán'],
  ['Flores', CABA],
  ['Quilmes', 'Buenos Aires'],
  ['Neuquén', 'Neuquén'],
  ['Salta', 'Salta'],
  ['Belgrano', CABA],
  ['Bahía Blanca', 'Buenos Aires'],
  ['Paraná', 'Entre Ríos'],
  ['Santa Fe', 'Santa Fe'],
  ['San Carlos de Bariloche', 'Río Negro'],
  ['Tandil', 'Buenos Aires'],
  ['Posadas', 'Misiones'],
  ['Villa Crespo', CABA],
  ['Tigre', 'Buenos Aires'],
  ['Puerto Madryn', 'Chubut'],
  ['Villa Carlos Paz', 'Córdoba'],
  ['San Telmo', CABA],
]
