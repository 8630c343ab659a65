import type { ReactNode } from 'react'

interface CheckBoxProps {
  type?: 'checkbox' | 'radio'
  name?: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** A short muted text at the end of the line, as how many there are. */
  detail?: ReactNode
  children: ReactNode
}

/** A box or a round one with its words, large enough for a thumb. */
export function CheckBox({ type = 'checkbox', name, checked, onChange, detail, children }: CheckBoxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-xl border border-line px-3.5 py-2 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-brand">
      <input
        type={type}
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 outline-none"
      />
      <span className="min-w-0 flex-1 text-[0.9375rem] font-medium">{children}</span>
      {detail !== undefined && <span className="shrink-0 text-14 text-muted">{detail}</span>}
    </label>
  )
}
