import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../lib/api.ts'
import { sentenceOf } from '../../../lib/api-error.ts'
import { formatDay } from '../../../lib/format-date.ts'
import { paths } from '../../../lib/paths.ts'
import { keyOf, useCall } from '../../../lib/use-call.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { LoadingRows } from './loading-rows.tsx'

interface BlockedPeopleProps {
  page: number
  /** No later page is shown. */
  isLast: boolean
  onChange: () => Promise<unknown>
  onMore: () => void
}

/** One page of those whom the person blocked, the last first. */
export function BlockedPeople({ page, isLast, onChange, onMore }: BlockedPeopleProps) {
  const { data, error, mutate } = useCall(keyOf('GET /user/blocks', { query: { page } }))
  const [leaving, setLeaving] = useState<number | null>(null)

  async function unblock(id: number) {
    setLeaving(id)
    try {
      await call('DELETE /user/block/:id', { params: { id } })
      await onChange()
    } catch (failed) {
      toast.error(sentenceOf(failed, 'No pudimos desbloquear a esa persona.'))
    } finally {
      setLeaving(null)
    }
  }

  if (!data) return <LoadingRows failed={error !== undefined} onRetry={() => void mutate()} />
  if (data.meta.total === 0) return <p className="mt-4 text-14 text-muted">No bloqueaste a nadie.</p>
  return (
    <>
      <ul className="mt-4 divide-y divide-line">
        {data.data.map((person) => (
          <li key={person.ID} className="flex items-center gap-3 py-2.5">
            <Avatar name={person.Username} image={person.ProfileImage} className="size-10 text-14" />
            <span className="min-w-0 flex-1">
              <Link to={paths.user(person.Username)} className="block truncate font-semibold hover:underline">
                {person.Username}
              </Link>
              <span className="block text-14 text-muted">Desde el {formatDay(person.blocked_at)}</span>
            </span>
            <Button
              kind="line"
              size="small"
              loading={leaving === person.ID}
              aria-label={`Desbloquear a ${person.Username}`}
              onClick={() => void unblock(person.ID)}
            >
              Desbloquear
            </Button>
          </li>
        ))}
      </ul>
      {isLast && data.meta.pages > page && (
        <Button kind="quiet" size="small" wide onClick={onMore} className="mt-2">
          Ver más
        </Button>
      )}
    </>
  )
}
