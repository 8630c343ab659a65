import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { TextInput } from '../../ui/text-input.tsx'

/** A password field whose text can be shown. */
export function PasswordInput({ className, ...rest }: ComponentProps<typeof TextInput>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <span className="relative block">
      <TextInput {...rest} type={shown ? 'text' : 'password'} className={clsx('pr-13', className)} />
      <button
        type="button"
        aria-label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
        onClick={() => setShown(!shown)}
        className="absolute top-[3px] right-1 grid size-11 place-items-center rounded-full text-muted hover:text-brand-ink"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </span>
  )
}
