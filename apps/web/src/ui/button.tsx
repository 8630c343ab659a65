import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { type ButtonKind, type ButtonSize, buttonLook } from './button-look.ts'
import { Spinner } from './spinner.tsx'

interface ButtonProps extends ComponentProps<'button'> {
  kind?: ButtonKind
  size?: ButtonSize
  /** As wide as its container. */
  wide?: boolean
  /** Shows a spinner in place of the label, keeps the width and the focus, and ignores presses. */
  loading?: boolean
}

export function Button({
  kind,
  size,
  wide,
  loading = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      className={buttonLook({
        ...(kind && { kind }),
        ...(size && { size }),
        ...(wide && { wide }),
        className,
      })}
      onClick={(event) => {
        // A press while working must neither act twice nor submit the form again.
        if (loading) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <span className={clsx('inline-flex items-center gap-2', loading && 'opacity-0')}>{children}</span>
      {loading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  )
}
