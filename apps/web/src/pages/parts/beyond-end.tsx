import { PageHead } from '../../shell/head/page-head.tsx'

/** In the head, a page beyond the end of a list is one that is not there. */
export const BEYOND_END = <PageHead status={404} noindex />
