import { useMemo } from 'react'
import { plainText } from '../features/articles/block.ts'
import { useFacts } from '../features/articles/facts.ts'
import { Faq } from '../features/articles/faq/faq.tsx'
import { faqGroups } from '../features/articles/faq/faq-groups.ts'

import { PageHead } from '../shell/head/page-head.tsx'

/** Preguntas frecuentes. */
export function Component() {
  const { product, contact, chat } = useFacts()
  const groups = useMemo(() => faqGroups({ product, contact }), [product, contact])
  const questions = groups.flatMap(({ entries }) =>
    entries.map(({ question, answer }) => ({ question, answer: plainText(answer) })),
  )
  return (
    <div className="wrap py-6 md:py-10">
      <PageHead
        description="Cómo se puja, cómo se vende, cuánto es la comisión, cómo funciona la reputación y qué derechos tenés."
        about={{ kind: 'questions', questions }}
      />
      <div className="mx-auto max-w-3xl">
        <h1 className="text-28 md:text-36">Preguntas y respuestas</h1>
        <p className="mt-2 mb-5 text-18 text-muted">
          Cómo se puja, cómo se vende, cuánto cuesta y qué derechos tenés.
        </p>
        <Faq
          groups={groups}
          otherwise={
            <>
              Probá con otras palabras o escribinos {contact}
              {chat && (
                <>
                  {' '}
                  o por{' '}
                  <a href={chat} target="_blank" rel="noreferrer" className="underline underline-offset-2">
                    chat
                  </a>
                </>
              )}
              .
            </>
          }
        />
      </div>
    </div>
  )
}
