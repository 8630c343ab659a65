/** What a route says about its screen before the screen's code has arrived. */
export interface RouteHandle {
  /** The tab's title, empty for the product's own. Left out where the screen draws its own `PageTitle`. */
  title?: string
  /** The screen has its own bar at the bottom of phones, in the place of the main one. */
  dock?: boolean
  /** The SWR keys that the screen reads first, so that the server can send their data along. */
  keys?: (params: Readonly<Record<string, string | undefined>>, page: number) => readonly string[]
}
