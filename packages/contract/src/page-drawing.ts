/** What one reading call answered a visitor. */
export interface ReadAnswer {
  status: number
  body: unknown
}

export interface DrawRequest {
  /** Path and query of the page, encoded as they came. */
  url: string
  /** Epoch milliseconds of the deciding clock: what every countdown of the page is drawn at. */
  drawnAt: number
  /** Reads a call below the API's base (`/auctions/7`) as a visitor. */
  read: (path: string) => Promise<ReadAnswer>
  /** Hears of what broke while drawing a part that the client draws again. */
  onError: (error: unknown) => void
}

/** A page as the web draws it on the server; the server puts it into the shell. */
export interface DrawnPage {
  status: number
  /** Where to go instead of here. */
  location?: string
  /** Something could not be read: only the bare shell may be sent, and the client asks for itself. */
  incomplete: boolean
  /** Tags for the head. */
  head: string
  /** What goes into the root element. */
  body: string
  /** JSON for the element `boot`, safe inside a script element: the data and the refusals that the page was drawn from. */
  boot: string
  /** The screens' modules as the build's manifest names them. */
  modules: readonly string[]
}

/** What the web's build for the server exports as `drawPage`. Throws when a page cannot be drawn at all. */
export type DrawPage = (request: DrawRequest) => Promise<DrawnPage>
