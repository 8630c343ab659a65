import { Outlet, ScrollRestoration, useMatches } from 'react-router'
import { BanSlot } from './ban-slot.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { BaseHead } from './head/base-head.tsx'
import { Header } from './header.tsx'
import { MenuSlot } from './menu-slot.tsx'
import { PullSlot } from './pull-slot.tsx'
import type { RouteHandle } from './route-handle.ts'
import { OfflineBar, TrialBar } from './state-bars.tsx'
import { ToasterSlot } from './toaster-slot.tsx'
import { VerificationSlot } from './verification-slot.tsx'

/** What stays around every screen. */
export function AppLayout() {
  const handles = useMatches().map((match) => match.handle as RouteHandle | undefined)
  const title = handles.find((handle) => handle?.title !== undefined)?.title ?? ''
  const hasDock = handles.some((handle) => handle?.dock)

  return (
    <div className="flex min-h-dvh flex-col">
      <BaseHead title={title} />
      <a
        href="#contenido"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-full bg-surface px-5 py-3 font-semibold text-brand-ink focus:translate-y-0 focus:shadow-float"
      >
        Ir al contenido
      </a>
      <TrialBar />
      <Header />
      <OfflineBar />
      <main id="contenido" tabIndex={-1} className="min-h-[calc(100dvh-56px)] flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
      {!hasDock && <BottomBar />}
      <MenuSlot />
      <PullSlot />
      <VerificationSlot />
      <BanSlot />
      <ToasterSlot />
      <ScrollRestoration />
    </div>
  )
}
