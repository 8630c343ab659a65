import { createContext } from 'react'
import type { HeadFields, HeadSite } from './head-fields.ts'

/** Takes what the screens say in the head while the server draws them, from the outermost in. */
export interface HeadSink {
  site?: HeadSite
  fields: HeadFields[]
}

/** Only on the server; in the browser the head is kept by effects. */
export const HeadSinkContext = createContext<HeadSink | null>(null)
