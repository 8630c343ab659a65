/** Something for sale in the demonstration. */
export interface Item {
  /** The subcategory's slug; unique within the list's category. */
  readonly sub: string
  readonly title: string
  /** What the seller says about this very thing; delivery and the like are added. */
  readonly about: string
  /** The name of its vector object. */
  readonly object: string
  /** What it goes for, in pesos. */
  readonly price: number
  readonly condition?: 'nuevo' | 'usado' | 'reacondicionado'
  /** Turns the object's own colours, in degrees. */
  readonly paint?: number
  /** Where it stands, when that is part of what it is: city and province. */
  readonly place?: readonly [city: string, province: string]
}

export interface Shelf {
  /** The category's slug. */
  readonly category: string
  readonly items: readonly Item[]
}
