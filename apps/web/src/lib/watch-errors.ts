import type { CaughtError } from './report-error.ts'

/** Reports an error without ever becoming one: what does the reporting is fetched only now. */
export function reportLater(caught: CaughtError): void {
  import('./report-error.ts').then(({ reportError }) => reportError(caught)).catch(() => undefined)
}

/** Reports whatever nobody caught, for as long as the page lives. Call once, in the browser. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error, message, filename }) =>
    reportLater({ origin: 'global', error, message, filename }),
  )
  window.addEventListener('unhandledrejection', ({ reason }) =>
    reportLater({ origin: 'promise', error: reason }),
  )
}
