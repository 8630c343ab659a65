export { About as Component } from '../features/articles/about.tsx'
