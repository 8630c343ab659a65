import type { Channel, Preference, PreferenceKind } from '@martillo/contract/preferences'
import { preferenceGroups } from './preference-groups.ts'

const CHANNELS = [
  { channel: 'email', title: 'Email' },
  { channel: 'push', title: 'Teléfono' },
] as const satisfies readonly { channel: Channel; title: string }[]

interface PreferenceGridProps {
  lines: readonly Preference[]
  onChoose: (kind: PreferenceKind, channel: Channel, wanted: boolean) => void
}

/** A row for each kind of news, a box for each way. Mails about the account's safety cannot be turned off. */
export function PreferenceGrid({ lines, onChoose }: PreferenceGridProps) {
  return (
    <table className="w-full border-separate border-spacing-0 wrap-anywhere">
      <caption className="sr-only">Avisos por tipo y por canal</caption>
      <thead>
        <tr className="text-12 text-muted">
          <th scope="col" className="text-left font-semibold">
            <span className="sr-only">Aviso</span>
          </th>
          {CHANNELS.map(({ channel, title }) => (
            <th key={channel} scope="col" className="w-18 pb-1 text-center font-semibold md:w-24">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {preferenceGroups.map(({ title, kinds }) => (
        <tbody key={title}>
          <tr>
            <th
              scope="rowgroup"
              colSpan={3}
              className="pt-4 pb-1.5 text-left text-14 font-bold text-brand-ink"
            >
              {title}
            </th>
          </tr>
          {kinds.map(([kind, says]) => (
            <tr key={kind}>
              <th
                scope="row"
                className="border-line border-t py-1.5 pr-2 text-left text-[0.9375rem] font-medium"
              >
                {says}
              </th>
              {CHANNELS.map(({ channel, title: way }) => {
                const fixed = kind === 'account' && channel === 'email'
                const line = lines.find((one) => one.kind === kind)
                return (
                  <td key={channel} className="border-line border-t text-center">
                    <label className="inline-grid size-11 cursor-pointer place-items-center rounded-full hover:bg-brand-soft has-disabled:cursor-default has-focus-visible:outline-3 has-focus-visible:outline-brand">
                      <span className="sr-only">
                        {says}: {way}
                      </span>
                      <input
                        type="checkbox"
                        checked={fixed || line?.[channel] === true}
                        disabled={fixed}
                        onChange={(event) => onChoose(kind, channel, event.target.checked)}
                        className="size-5 outline-none"
                      />
                    </label>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
