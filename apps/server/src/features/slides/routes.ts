import { listSlides } from '@martillo/contract/slides'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { makeSlides } from './list-slides.ts'

export function registerSlides({ app, clock, db }: Pick<Platform, 'app' | 'clock' | 'db'>): void {
  const slides = makeSlides(db, clock)
  bind(app, listSlides, () => slides.list(), { anonymous: true })
}
