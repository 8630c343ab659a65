/** What a route says about its screen before the screen's code has arrived. */
export interface RouteHandle {
  /** The tab's title; the product's own without one. Screens that depend on data draw a `PageTitle`. */
  title?: string
  /** The screen has its own bar at the bottom of phones, in the place of the main one. */
  dock?: boolean
  /** The SWR keys that the screen reads first, so that the server can send their data along. */
  keys?: (params: Readonly<Record<string, string | undefined>>, page: number) => readonly string[]
}
