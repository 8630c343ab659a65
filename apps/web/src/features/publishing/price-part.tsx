import { suggestIncrement } from '@martillo/domain/auctions/suggest-increment'
import { formatPesos } from '@martillo/domain/money/format-pesos'
import { parsePesos } from '@martillo/domain/money/parse-pesos'
import { CheckBox } from '../../ui/check-box.tsx'
import { Field } from '../../ui/field.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { FormSection } from './form-section.tsx'
import type { PartProps } from './part-props.ts'
import { QuoteLines } from './quote-lines.tsx'

function suggestionFor(basePrice: string, baseZero: boolean): string | null {
  const base = parsePesos(baseZero ? '0' : basePrice)
  return base.ok ? formatPesos(suggestIncrement(base.cents)).replace(/^\$\s*/, '') : null
}

/** The price: base or "Base $0", the increment (suggested until another one is typed), and what the commission leaves. */
export function PricePart({ texts, errors, set }: PartProps) {
  const { basePrice, baseZero, increment } = texts
  const isSuggested = increment === '' || increment === suggestionFor(basePrice, baseZero)

  function setBase(base: string, zero: boolean) {
    const suggestion = isSuggested ? suggestionFor(base, zero) : null
    set({ basePrice: base, baseZero: zero, ...(suggestion !== null && { increment: suggestion }) })
  }

  return (
    <FormSection title="Precio" about="El precio final lo deciden las pujas.">
      <div className="sm:col-span-2">
        <CheckBox checked={baseZero} onChange={(on) => setBase(basePrice, on)}>
          Base $0: empieza de cero y atrae más pujas
        </CheckBox>
      </div>
      {!baseZero && (
        <Field label="Precio base" required error={errors.base_price}>
          <MoneyInput value={basePrice} onChange={(base) => setBase(base, false)} />
        </Field>
      )}
      <Field
        label="Incremento"
        required
        error={errors.min_increment}
        hint="De cuánto en cuánto sube cada puja. Te sugerimos uno por el precio."
      >
        <MoneyInput value={increment} onChange={(typed) => set({ increment: typed })} />
      </Field>
      <QuoteLines basePrice={baseZero ? '' : basePrice} />
    </FormSection>
  )
}
