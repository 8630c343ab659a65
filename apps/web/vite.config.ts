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

// The router's package only offers its development build to bundlers; the other one, without warnings, lies beside it.
const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
const productionRouter = { find: /^react-router$/, replacement: join(router, 'dist/production/index.mjs') }

export default defineConfig(({ command }) => ({
  resolve: { alias: command === 'build' ? [productionRouter] : [] },
  plugins: [react(), tailwindcss(), preloadFont()],
  html: { cspNonce: '__NONCE__' },
  build: { manifest: true, sourcemap: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/_correo': { target: server },
    },
  },
}))
