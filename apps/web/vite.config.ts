import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, minifySync, type Plugin, type Rolldown } from 'vite'
import { leanRouter } from './lean-router.ts'

const here = import.meta.dirname
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

/**
 * What is seen comes before what answers: the server drew the page, so its looks, its text and its first picture are not to
 * share the line with the code.
 */
function codeComesSecond(): Plugin {
  return {
    name: 'martillo-code-comes-second',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const second = html.replace(
          /<(?:script type="module"|link rel="modulepreload")/g,
          '$& fetchpriority="low"',
        )
        if (second === html) throw new Error('index.html names no code')
        return second
      },
    },
  }
}

/** Gives what runs before the first paint a name that changes with it, so that browsers may keep it. */
function keepEarly(): Plugin {
  return {
    name: 'martillo-keep-early',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildStart() {
      const { code } = minifySync('early.js', readFileSync(join(here, 'public/early.js'), 'utf8'))
      this.emitFile({ type: 'asset', name: 'early.js', source: code })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const early = Object.keys(bundle ?? {}).find((file) => /\bearly-[^/]*\.js$/.test(file))
        return early ? html.replace('/early.js', `/${early}`) : html
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
  test: /node_modules\/(react|react-dom|react-router|swr)\/|src\/whole-app\.tsx$|(toast-later|new-uuid)\.ts$|ui\/(button-link|countdown|price|picture|empty-state|error-state|step-arrow|use-snap-row|pill|skeleton|tint)\.tsx?$/,
}

/** What the home and every list need besides. */
const cards = {
  name: 'cards',
  test: /features\/auctions\/(auction-card|auction-card-skeleton|auction-grid|section-carousel|sections|use-leading)\.tsx?$|ui\/(breakable|carousel|pages-around)\.tsx?$/,
}

/** What every list needs besides. */
const lists = {
  name: 'list',
  test: /features\/(auctions\/auction-list|browsing\/(use-list|filter-bar-slot))\.tsx?$|ui\/pagination\.tsx$|pages\/parts\/(section-list|beyond-end)\.tsx$/,
}

/** What is used together lies together: each file has its price. */
const small = [
  {
    name: 'shared',
    test: /(lib\/(format-date|use-live|live-state)|argentina-calendar|auctions\/words)\.ts$|icons\/(badge-check|circle-exclamation-point|circle-check|info|clock)\.mjs$/,
  },
  { name: 'person', test: /ui\/(avatar|reputation-meter)\.tsx$|reputation\/bands\.ts$/ },
  {
    name: 'auction-later',
    test: /features\/(auctions\/(auction-details|seller-box|description|clarifications)|bids\/bid-history)\.tsx$/,
  },
  { name: 'live-socket', test: /node_modules\/(socket\.io|engine\.io|@socket\.io)[^/]*\// },
  { name: 'shell-later', test: /shell\/(footer-content|pull-to-refresh)\.tsx$/ },
]

/**
 * Pages name in their head what they need. What comes later brings little that is not there by then, and the links that
 * would fetch it sooner are made while the page is being taken over, one by one.
 */
function onlyForPages(_file: string, files: string[], { hostType }: { hostType: 'html' | 'js' }): string[] {
  return hostType === 'html' ? files : []
}

const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad'

/**
 * What a screen begins with is compiled whole, beside the thread that answers the fingers, while it arrives. Otherwise each function
 * is compiled there when it is called first: a third of what taking a page over costs.
 */
function compileAtOnce({ name, isEntry, facadeModuleId }: Rolldown.RenderedChunk): string {
  const begins = isEntry || [firstView, cards, lists, ...small].some((group) => group.name === name)
  return begins || facadeModuleId?.includes('/src/pages/') ? COMPILE_AT_ONCE : ''
}

/**
 * Browsers only heed it before any code, and before it stands what Vite writes last: a line with the stylesheets of what is
 * fetched later. The two change places, so what source maps say of the lines below stays true.
 */
function compileHintsFirst(): Plugin {
  return {
    name: 'martillo-compile-hints-first',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const part of Object.values(bundle)) {
          if (part.type !== 'chunk' || part.code.indexOf(COMPILE_AT_ONCE) <= 0) continue
          const [styles, hint, ...code] = part.code.split('\n')
          if (hint !== COMPILE_AT_ONCE) this.error(`${part.fileName} cannot begin with ${COMPILE_AT_ONCE}`)
          part.code = [hint, styles, ...code].join('\n')
        }
      },
    },
  }
}

/** `vite build` makes what browsers run; `vite build --ssr src/entry-server.tsx` what the server draws pages with. */
export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: { alias: command === 'build' ? [...replacements, ...(isSsrBuild ? [replacedOnServer] : [])] : [] },
  plugins: [
    react(),
    tailwindcss(),
    plainIcons(),
    leanRouter(),
    keepEarly(),
    preloadFont(),
    codeComesSecond(),
    compileHintsFirst(),
  ],
  ssr: { noExternal: true },
  // Also for the server's build, which would else carry both of React's and choose as it starts.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: isSsrBuild
    ? { outDir: 'dist-server', emptyOutDir: true, copyPublicDir: false, sourcemap: true, target: 'node20' }
    : {
        manifest: true,
        sourcemap: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false, resolveDependencies: onlyForPages },
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [firstView, cards, lists, ...small] },
            postBanner: compileAtOnce,
          },
        },
      },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/_correo': { target: server },
      '/compartir': { target: server },
    },
  },
}))
