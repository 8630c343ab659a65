import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = process.env.MARTILLO_SERVER ?? 'http://localhost:3000'

/** Preloads the one text font from the head, so that text never changes its shape after the first paint. */
function preloadFont(): Plugin {
  return {
    name: 'martillo-preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => file.endsWith('.woff2'))
        if (!font) return html
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' }
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' as const }]
      },
    },
  }
}

const PLAIN_ICON = `
import { createElement } from 'react'
export default function iconOf({ node, size = 24 }) {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes))
  const drawn = {
    xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: '0 0 ' + size + ' ' + size,
    fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
  }
  return (props) =>
    createElement('svg', { ...drawn, 'aria-hidden': props['aria-label'] ? undefined : true, ...props }, lines)
}`

/** The icons' own way from their lines to an element knows much that nobody uses here: a kilobyte of every first view. */
function plainIcons(): Plugin {
  return {
    name: 'martillo-plain-icons',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/.test(id) ? PLAIN_ICON : undefined),
  }
}

const here = import.meta.dirname
const resolveFrom = createRequire(import.meta.url).resolve

const replacements = [
  // The router's package only offers its development build to bundlers; the other one, without warnings, lies beside it.
  {
    find: /^react-router$/,
    replacement: join(dirname(resolveFrom('react-router/package.json')), 'dist/production/index.mjs'),
  },
  // Writes style elements, which the pages' policy refuses.
  { find: /^react-style-singleton$/, replacement: join(here, 'src/shell/style-singleton.tsx') },
]

const replacedOnServer = { find: /^async_hooks$/, replacement: join(here, 'src/drawing/no-async-storage.ts') }

/**
 * What every first view needs lies in one file, with all that these import: it packs four kilobytes smaller than in the
 * twenty files that would otherwise be shared.
 */
const firstView = {
  name: 'base',
  test: /node_modules\/(react|react-dom|react-router|swr)\/|features\/auctions\/(auction-grid|section-carousel|sections)\.tsx?$|features\/browsing\/(filters|list-keys)\.ts$|ui\/(button-link|pages-around)\.tsx?$/,
}

/** What every list needs besides. */
const lists = {
  name: 'list',
  test: /features\/(auctions\/(auction-list|section-list)|browsing\/(use-list|filter-bar-slot))\.tsx?$|ui\/pagination\.tsx$/,
}

/** `vite build` makes what browsers run; `vite build --ssr src/entry-server.tsx` what the server draws pages with. */
export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: { alias: command === 'build' ? [...replacements, ...(isSsrBuild ? [replacedOnServer] : [])] : [] },
  plugins: [react(), tailwindcss(), plainIcons(), preloadFont()],
  ssr: { noExternal: true },
  // Also for the server's build, which would else carry both of React's and choose as it starts.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: isSsrBuild
    ? { outDir: 'dist-server', emptyOutDir: true, copyPublicDir: false, sourcemap: true, target: 'node20' }
    : {
        manifest: true,
        sourcemap: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups: [firstView, lists] } } },
      },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/_correo': { target: server },
      '/compartir': { target: server },
    },
  },
}))
