/** Addresses of the demonstration content: of the whole domain, not of one that ends alike. */
export function isDemoAddress(address: string): boolean {
  return address.trim().toLowerCase().endsWith('@demo.test')
}
