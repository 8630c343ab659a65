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

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFont()],
  html: { cspNonce: '__NONCE__' },
  build: { manifest: true, sourcemap: true, assetsInlineLimit: 0 },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/_correo': { target: server },
    },
  },
})
