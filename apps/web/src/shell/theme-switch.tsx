import { clsx } from 'clsx'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { chooseTheme, useTheme } from '../lib/theme.ts'

const CHOICES = [
  { theme: 'system', label: 'Automático', Icon: Monitor },
  { theme: 'light', label: 'Claro', Icon: Sun },
  { theme: 'dark', label: 'Oscuro', Icon: Moon },
] as const

/** Light, dark, or as the device has it. */
export function ThemeSwitch() {
  const current = useTheme()
  const name = useId()
  return (
    <fieldset className="flex flex-wrap items-center justify-between gap-x-3">
      <legend className="float-left text-14 text-muted">Tema</legend>
      <span className="flex gap-1 rounded-full bg-canvas p-1">
        {CHOICES.map(({ theme, label, Icon }) => (
          <label
            key={theme}
            title={label}
            className={clsx(
              'grid size-9 cursor-pointer place-items-center rounded-full transition-colors has-focus-visible:outline-3 has-focus-visible:outline-brand',
              theme === current ? 'bg-brand text-on-brand' : 'text-muted hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={theme === current}
              onChange={() => chooseTheme(theme)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-4.5" />
            <span className="sr-only">{label}</span>
          </label>
        ))}
      </span>
    </fieldset>
  )
}
