export { getCategory, getSubcategory } from './catalog.store.ts'
export { findProvince } from './find-cities.ts'
export { makeCategories } from './list-categories.ts'
