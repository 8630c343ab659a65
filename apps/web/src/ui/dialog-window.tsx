import * as Radix from '@radix-ui/react-dialog'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useBackKey } from './use-back-key.ts'
import { useSettling } from './use-settling.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** The buttons, at the bottom and always in sight. */
  footer?: ReactNode
  /** Keeps it open on Escape and presses outside, and hides the cross: for what must be decided. */
  insistent?: boolean
  wide?: boolean
  children?: ReactNode
}

interface DialogWindowProps extends DialogProps {
  /** Gives the focus back, once the window is gone. */
  onCloseAutoFocus: (event: Event) => void
}

function isButton(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches('button, a')
}

/** What `Dialog` shows, with the code that keeps the focus inside. */
export function DialogWindow(props: DialogWindowProps) {
  const { open, onOpenChange, title, description, footer, insistent = false, wide = false, children } = props
  useBackKey(open && !insistent, () => onOpenChange(false))
  const isSettling = useSettling(open)
  const stay = (event: Event) => {
    if (insistent) event.preventDefault()
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Radix.Content
          {...(!description && { 'aria-describedby': undefined })}
          onEscapeKeyDown={stay}
          onInteractOutside={(event) => {
            if (insistent || isSettling()) event.preventDefault()
          }}
          onKeyDownCapture={(event) => {
            const isPress = ['Enter', ' '].includes(event.key) && isButton(event.target)
            if (isPress && isSettling()) event.preventDefault()
          }}
          onCloseAutoFocus={props.onCloseAutoFocus}
          className={clsx(
            'fixed z-50 flex max-h-[92dvh] flex-col bg-surface text-ink shadow-float outline-none',
            'max-md:inset-x-0 max-md:bottom-0 max-md:animate-sheet max-md:rounded-t-[22px] max-md:pb-[env(safe-area-inset-bottom)]',
            'md:top-1/2 md:left-1/2 md:w-[min(92vw,var(--dialog))] md:-translate-1/2 md:animate-rise md:rounded-panel',
            wide ? '[--dialog:760px]' : '[--dialog:480px]',
          )}
        >
          <span aria-hidden="true" className="mx-auto mt-2.5 h-1 w-10 rounded-full bg-line md:hidden" />
          <header className="flex items-start gap-3 px-5 pt-4 pb-1 md:px-6 md:pt-6">
            <Radix.Title className="min-w-0 flex-1 text-22 hyphens-auto wrap-anywhere">{title}</Radix.Title>
            {!insistent && (
              <Radix.Close
                aria-label="Cerrar"
                className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-brand-soft hover:text-brand-ink"
              >
                <X aria-hidden="true" className="size-5" />
              </Radix.Close>
            )}
          </header>
          <div
            className={clsx(
              'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5 md:px-6',
              !description && 'pt-3',
            )}
          >
            {description && <Radix.Description className="mb-4 text-muted">{description}</Radix.Description>}
            {children}
          </div>
          {footer && (
            <footer className="flex flex-col-reverse gap-2 border-line border-t px-5 py-4 md:flex-row md:justify-end md:px-6">
              {footer}
            </footer>
          )}
          <span aria-hidden="true" className="settling" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
