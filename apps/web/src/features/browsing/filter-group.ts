/** The filters that share a panel. */
export type FilterGroup = 'place' | 'price' | 'condition' | 'delivery' | 'ending'
