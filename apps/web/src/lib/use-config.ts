import { PRODUCT } from './product.ts'
import { keyOf, useCall } from './use-call.ts'

/** What the service says about itself (name, contact, trial, optional features); read once per visit. */
export function useConfig() {
  return useCall(keyOf('GET /config'), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    revalidateOnReconnect: false,
  })
}

/** How the service is called here. */
export function useProductName(): string {
  return useConfig().data?.product_name ?? PRODUCT
}
