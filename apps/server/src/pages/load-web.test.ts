import { expect, test } from 'vitest'
import { preloadsOf } from './load-web.ts'

const preloads = preloadsOf({
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['react'] },
  react: { file: 'assets/react.js' },
  'src/pages/home.tsx': { file: 'assets/home.js', imports: ['react', 'grid'], css: ['assets/home.css'] },
  grid: { file: 'assets/grid.js', imports: ['react'] },
  'src/pages/search.tsx': { file: 'assets/search.js', imports: ['grid'] },
})

test('a screen is fetched with what it imports, without what the shell already asks for', () => {
  expect(preloads(['src/pages/home.tsx'])).toBe(
    '<link rel="stylesheet" crossorigin href="/assets/home.css">' +
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/home.js">' +
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/grid.js">',
  )
})

test('what the build does not know is left out', () => {
  expect(preloads(['src/pages/none.tsx'])).toBe('')
})
