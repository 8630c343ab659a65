/** HTML that was made by `html`; only the function below makes it. */
export interface Raw {
  readonly html: string
}

export const NONE: Raw = { html: '' }

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** The one point at which values become HTML: a text is escaped, whatever it holds; only `Raw` stays as it is. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | Raw | readonly Raw[])[]
): Raw {
  const inner = values.map((value) => {
    if (typeof value === 'string') return value.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
    return [value]
      .flat()
      .map((raw) => raw.html)
      .join('')
  })
  return { html: parts.map((part, index) => part + (inner[index] ?? '')).join('') }
}
