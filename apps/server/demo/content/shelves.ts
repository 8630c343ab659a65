import { art, books } from './collections.ts'
import { computing, home } from './computing-and-home.ts'
import { electronics, phones } from './electronics.ts'
import { appliances, kids, tools } from './house-and-workshop.ts'
import type { Shelf } from './item.ts'
import { fashion, music, sports } from './leisure.ts'
import { property, vehicles } from './vehicles-and-property.ts'

/** What is for sale in the demonstration, by category. */
export const shelves: readonly Shelf[] = [
  electronics,
  phones,
  computing,
  home,
  appliances,
  tools,
  sports,
  fashion,
  kids,
  music,
  books,
  art,
  vehicles,
  property,
]
