/** A photo that somebody chose: on its way to the server, or kept there. */
export interface PickedPhoto {
  id: string
  /** Its file's name; empty where another device brought it. */
  name: string
  /** What shows it; empty until that is known. */
  url: string
  /** The server's key of it; null until it is there. */
  key: string | null
  /** 0 to 1 while it travels. */
  progress: number | null
  /** It did not arrive, and can be sent again. */
  failed: boolean
}
