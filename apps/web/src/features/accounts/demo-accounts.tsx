import { FlaskConical } from 'lucide-react'
import { useConfig } from '../../lib/use-config.ts'

interface DemoAccountsProps {
  onPick: (email: string, password: string) => void
}

/** In the trial: the accounts to try, one tap fills the form. Elsewhere nothing. */
export function DemoAccounts({ onPick }: DemoAccountsProps) {
  const { data } = useConfig()
  const password = data?.demo_password
  if (!data?.demo_accounts?.length || password === undefined) return null
  return (
    <section aria-labelledby="demo-accounts" className="mt-6 rounded-card bg-brand-soft/60 p-4">
      <h2 id="demo-accounts" className="flex items-center gap-2 text-14 text-brand-ink">
        <FlaskConical aria-hidden="true" className="size-4" />
        Cuentas de prueba
      </h2>
      <p className="mt-1 text-14 text-muted">Tocá una para completar el formulario.</p>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2">
        {data.demo_accounts.map(({ email, about }) => (
          <li key={email} className="min-w-0">
            <button
              type="button"
              onClick={() => onPick(email, password)}
              className="h-full w-full min-w-0 rounded-[12px] border border-line bg-surface px-3 py-2.5 text-left transition-colors hover:border-brand"
            >
              <span className="block text-14 font-semibold">{about}</span>
              <span className="mt-0.5 block truncate text-12 font-medium text-brand-ink">{email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
