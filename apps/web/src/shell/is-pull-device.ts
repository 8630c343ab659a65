/** Phones and tablets, by what their browsers say they are. */
export function isPullDevice(userAgent: string): boolean {
  return /iPhone|iPad|iPod|Android/.test(userAgent)
}
