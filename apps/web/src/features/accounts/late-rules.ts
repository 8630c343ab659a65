import type { FieldValues, Resolver } from 'react-hook-form'

type Rules = typeof import('./account-rules.ts')

/**
 * The check of a form, whose code is fetched with the first field that is left: nobody waits for it to see the form. Where
 * it cannot be had, the server's own check of the same fields is all there is.
 */
export function lateRules<T extends FieldValues>(pick: (rules: Rules) => Resolver<T>): Resolver<T> {
  return async (texts, context, options) => {
    const rules = await import('./account-rules.ts').catch(() => null)
    return rules ? pick(rules)(texts, context, options) : { values: texts, errors: {} }
  }
}
