/** The filters that share a panel. */
export type FilterGroup = 'category' | 'place' | 'price' | 'condition' | 'delivery' | 'ending'
