import type { Db, Tx } from '../../platform/database.ts'

export function findCategoryRows(db: Db | Tx) {
  return db
    .selectFrom('categories')
    .select(['id', 'name', 'slug', 'icon', 'premium'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export function findSubcategoryRows(db: Db | Tx) {
  return db
    .selectFrom('subcategories')
    .select(['id', 'category_id', 'name', 'slug'])
    .orderBy('category_id')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** A subcategory and whether its category is a premium one. */
export function getSubcategory(db: Db | Tx, id: number) {
  return db
    .selectFrom('subcategories')
    .innerJoin('categories', 'categories.id', 'subcategories.category_id')
    .select(['subcategories.id', 'subcategories.category_id', 'categories.premium'])
    .where('subcategories.id', '=', id)
    .executeTakeFirst()
}

export function getCategory(db: Db | Tx, id: number) {
  return db.selectFrom('categories').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
}
