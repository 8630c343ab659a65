import { Link2, Search } from 'lucide-react'
import { useDeferredValue, useEffect, useId, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { Blocks } from '../blocks.tsx'
import type { FaqEntry, FaqGroup } from './faq-group.ts'
import { findAnswers } from './find-answers.ts'

/** So few answers are read at once. */
const OPEN_UP_TO = 3

function count(groups: readonly FaqGroup[]): number {
  return groups.reduce((sum, { entries }) => sum + entries.length, 0)
}

/** Opens the answer that the address names, and brings it into sight. */
function useAddressedAnswer() {
  const { hash, key } = useLocation()
  useEffect(() => {
    const found = key && hash.length > 1 ? document.getElementById(hash.slice(1)) : null
    if (!(found instanceof HTMLDetailsElement)) return
    found.open = true
    found.scrollIntoView({ block: 'start' })
  }, [hash, key])
}

interface FaqProps {
  groups: readonly FaqGroup[]
  /** What to do when nothing is found. */
  otherwise: React.ReactNode
}

/** Questions in groups, each opening its answer, with a search above. */
export function Faq({ groups, otherwise }: FaqProps) {
  const id = useId()
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text)
  const found = findAnswers(groups, wanted)
  const searching = wanted.trim() !== ''
  const total = count(found)
  useAddressedAnswer()

  return (
    <div>
      <div className="relative">
        <label htmlFor={id} className="sr-only">
          Buscar en las preguntas
        </label>
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
        />
        <TextInput
          id={id}
          type="search"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          placeholder="Buscá: comisión, máximo, extensión…"
          autoComplete="off"
          maxLength={100}
          className="pl-12"
        />
      </div>
      <p role="status" className="mt-2 min-h-6 text-14 text-muted">
        {searching && (total === 1 ? '1 respuesta' : `${total} respuestas`)}
      </p>
      {!searching && <GroupLinks groups={groups} />}
      {found.map((group) => (
        <section key={group.id} id={group.id} aria-labelledby={`${group.id}-titulo`} className="mt-8">
          <h2 id={`${group.id}-titulo`} className="mb-3 text-22">
            {group.title}
          </h2>
          <div className="overflow-hidden rounded-card border border-line bg-surface divide-y divide-line">
            {group.entries.map((entry) => (
              <Answer
                // Another set of answers opens and closes anew.
                key={`${entry.id} ${searching && total <= OPEN_UP_TO}`}
                entry={entry}
                open={searching && total <= OPEN_UP_TO}
              />
            ))}
          </div>
        </section>
      ))}
      {searching && total === 0 && (
        <EmptyState about="search" title="No encontramos una respuesta para eso">
          {otherwise}
        </EmptyState>
      )}
    </div>
  )
}

function GroupLinks({ groups }: { groups: readonly FaqGroup[] }) {
  return (
    <nav aria-label="Temas" className="flex flex-wrap gap-2">
      {groups.map(({ id, title }) => (
        <Link
          key={id}
          to={`#${id}`}
          className="flex h-10 items-center rounded-full border border-line bg-surface px-4 text-14 font-semibold transition-colors hover:border-brand hover:text-brand-ink"
        >
          {title}
        </Link>
      ))}
    </nav>
  )
}

function Answer({ entry: { id, question, answer, links }, open }: { entry: FaqEntry; open: boolean }) {
  return (
    <details id={id} open={open} className="group scroll-mt-32 open:bg-brand-soft/30">
      <summary className="flex min-h-13 list-none items-center gap-3 px-4 py-3 text-16 font-semibold transition-colors hover:text-brand-ink focus-visible:-outline-offset-3 md:px-5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{question}</span>
        <span
          aria-hidden="true"
          className="relative size-4 shrink-0 text-brand before:absolute before:inset-x-0 before:top-1/2 before:h-0.5 before:-translate-y-1/2 before:bg-current after:absolute after:inset-y-0 after:left-1/2 after:w-0.5 after:-translate-x-1/2 after:bg-current after:transition-transform group-open:after:scale-y-0"
        />
      </summary>
      <div className="px-4 pb-5 md:px-5">
        <Blocks blocks={answer} />
        <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-14 font-semibold">
          {links?.map(({ to, label }) => (
            <Link key={to} to={to} className="py-1.5 text-brand-ink underline underline-offset-2">
              {label}
            </Link>
          ))}
          <Link
            to={`#${id}`}
            aria-label={`Enlace a «${question}»`}
            className="ml-auto flex items-center gap-1.5 py-1.5 font-medium text-muted hover:text-brand-ink"
          >
            <Link2 aria-hidden="true" className="size-4" />
            Enlace a esta respuesta
          </Link>
        </p>
      </div>
    </details>
  )
}
