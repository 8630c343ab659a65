import { listCategories, listCities, listProvinces } from '@martillo/contract/catalog'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { findCities, provinces } from './find-cities.ts'
import { makeCategories } from './list-categories.ts'

export function registerCatalog({ app, clock, db }: Platform): void {
  const categories = makeCategories(db, clock)
  bind(app, listCategories, () => categories.list())
  bind(app, listProvinces, async () => [...provinces])
  bind(app, listCities, async ({ query }) => findCities(query.province, query.q))
}
