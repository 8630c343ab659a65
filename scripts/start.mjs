import { build } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root, serverMain } from './lib/paths.mjs'
import { stopWith } from './lib/stop-with.mjs'

// npm start: installs what is missing, builds what has changed, and becomes the server.
await ensureInstalled()
if (!(await build())) stopWith('Martillo no se pudo iniciar: corregí lo de arriba y volvé a intentar.')
// The server runs in this very process: the terminal's signals reach it directly, and its end is the end of the command.
process.chdir(root)
process.env.NODE_ENV ??= 'production'
process.setSourceMapsEnabled(true)
await import(serverMain)
