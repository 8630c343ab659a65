/** A bid is known by its person and the UUID that the client made; another person's UUID is another key. */
export function bidKey(bid: { readonly personId: number; readonly bidId: string }): string {
  return `${bid.personId} ${bid.bidId.toLowerCase()}`
}
