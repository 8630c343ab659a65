type Facts = Readonly<Record<string, unknown>>
type Sentence = string | ((facts: Facts) => string)

const sentences = new Map<string, Sentence>()

/** Adds a slice's sentences, one per refusal code; they are shown to people as they stand. */
export function defineSentences(table: Readonly<Record<string, Sentence>>): void {
  for (const [code, sentence] of Object.entries(table)) sentences.set(code, sentence)
}

/** The Spanish sentence of a refusal; a general one for a code that no slice explained. */
export function sentenceFor(code: string, facts: Facts): string {
  const sentence = sentences.get(code) ?? 'No se puede hacer eso en este momento.'
  return typeof sentence === 'string' ? sentence : sentence(facts)
}
