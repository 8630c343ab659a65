import { latePart } from '../lib/late-part.ts'
import { Optional } from './optional.tsx'

const FooterContent = latePart(async () => (await import('./footer-content.tsx')).FooterContent)

/** The foot of every screen. Its code comes after the screen's own: it lies below what is seen first. */
export function Footer() {
  return (
    <footer className="mt-16 bg-brand-deep text-white max-md:pb-[calc(64px+env(safe-area-inset-bottom))]">
      <Optional>
        <FooterContent />
      </Optional>
    </footer>
  )
}
