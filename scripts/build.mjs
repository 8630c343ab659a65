import { build } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'

// npm run build: what npm start would build, without starting anything.
await ensureInstalled()
if (!(await build())) process.exit(1)
