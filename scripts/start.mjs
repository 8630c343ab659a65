import { build } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root, serverMain } from './lib/paths.mjs'
import { stopWith } from './lib/stop-with.mjs'

// npm start: installs what is missing, builds what has changed, and becomes the server.
await ensureInstalled()
if (!(await build())) stopWith('Martillo no se pudo iniciar: corregí lo de arriba y volvé a intentar.')
stopWithNpm()
// The server runs in this very process: the terminal's signals reach it directly, and its end is the end of the command.
process.chdir(root)
process.env.NODE_ENV ??= 'production'
process.setSourceMapsEnabled(true)
await import(serverMain)

/**
 * A signal sent to npm alone reaches only the shell that npm put between itself and this process, and ends it. Then nobody waits
 * for the server any more, and it stops as if the signal had come here.
 */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
  // The signal came here too: the server takes a second one for impatience.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => clearInterval(watch))
}
