import type { GetRoute, Reply } from '../lib/api-types.ts'
import type { CallKey } from '../lib/use-call.ts'

/** Where somebody is, for a route to say what its screen needs. */
export interface Place {
  params: Readonly<Record<string, string | undefined>>
  /** The query of the address, with its `?`; empty without one. */
  search: string
  /** What a key brought, or undefined while it has not: some keys follow from the data of another one. */
  known: <R extends GetRoute>(key: CallKey<R>) => Reply<R> | undefined
}

/** What a route says about its screen before the screen's code has arrived. */
export interface RouteHandle {
  /** The tab's title; the product's own without one. Screens that depend on data draw a `PageTitle`. */
  title?: string
  /** The screen has its own bar at the bottom of phones, in the place of the main one. */
  dock?: boolean
  /**
   * The SWR keys that the screen reads first, so that the server can send their data along. Ask again once
   * these have brought their data: the answer may hold more keys then, until it holds nothing new.
   */
  keys?: (place: Place) => readonly string[]
}
