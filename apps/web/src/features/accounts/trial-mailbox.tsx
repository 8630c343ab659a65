import { paths } from '../../lib/paths.ts'
import { useConfig } from '../../lib/use-config.ts'

/** On a trial no mail leaves the machine: says where it can be read. */
export function TrialMailbox({ what }: { what: string }) {
  const { data: config } = useConfig()
  if (!config?.trial) return null
  return (
    <p className="rounded-card bg-brand-soft/60 px-4 py-3 text-14">
      Es una prueba: {what} está en el{' '}
      <a
        href={paths.mailbox}
        target="_blank"
        rel="noreferrer"
        className="font-semibold text-brand-ink underline"
      >
        buzón de prueba
      </a>
      .
    </p>
  )
}
