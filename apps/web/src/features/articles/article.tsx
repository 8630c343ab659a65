import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { Block } from './block.ts'
import { Blocks } from './blocks.tsx'

export interface ArticleSection {
  /** Its address on the page, so it never changes. */
  readonly id: string
  readonly title: string
  readonly blocks: readonly Block[]
}

interface ArticleProps {
  title: string
  lead: string
  /** The day of the last change, for machines (`YYYY-MM-DD`) and in words. */
  changed: { readonly on: string; readonly words: string }
  sections: readonly ArticleSection[]
  children?: ReactNode
}

/** A long text with its contents: on wide screens beside it, on phones above. */
export function Article({ title, lead, changed, sections, children }: ArticleProps) {
  return (
    <article className="wrap py-6 md:py-10">
      <header className="max-w-[68ch]">
        <h1 className="text-28 md:text-36">{title}</h1>
        <p className="mt-2 text-18 text-muted">{lead}</p>
        <p className="mt-3 text-14 text-muted">
          Último cambio: <time dateTime={changed.on}>{changed.words}</time>
        </p>
      </header>
      <div className="mt-6 gap-12 lg:grid lg:grid-cols-[17rem_1fr] lg:items-start">
        <Contents sections={sections} />
        <div className="max-lg:mt-8">
          {sections.map(({ id, title: name, blocks }, at) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-titulo`}
              className="mt-9 scroll-mt-28 first:mt-0"
            >
              <h2 id={`${id}-titulo`} className="mb-3 text-22">
                {at + 1}. {name}
              </h2>
              <Blocks blocks={blocks} />
            </section>
          ))}
          {children}
        </div>
      </div>
    </article>
  )
}

function Contents({ sections }: { sections: readonly ArticleSection[] }) {
  const id = useId()
  return (
    <nav
      aria-labelledby={id}
      className="rounded-card border border-line bg-surface p-4 lg:sticky lg:top-32 lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto"
    >
      <h2 id={id} className="mb-1.5 text-16">
        Contenido
      </h2>
      <ol className="grid text-[0.9375rem]">
        {sections.map(({ id: target, title }, at) => (
          <li key={target}>
            <Link
              to={`#${target}`}
              className="flex gap-2 rounded-[8px] py-2 text-muted transition-colors hover:text-brand-ink hover:underline"
            >
              <span className="w-6 shrink-0 text-right">{at + 1}.</span>
              <span className="min-w-0">{title}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
