import { suggestIncrement } from '@martillo/domain/auctions/suggest-increment'
import { formatPesos } from '@martillo/domain/money/format-pesos'
import { parsePesos } from '@martillo/domain/money/parse-pesos'
import { useState } from 'react'
import { CheckBox } from '../../ui/check-box.tsx'
import { Field } from '../../ui/field.tsx'
import { MoneyInput } from '../../ui/money-input.tsx'
import { FormSection } from './form-section.tsx'
import type { PartProps } from './part-props.ts'
import { QuoteLine } from './quote-line.tsx'

/** The price: base or "Base $0", the increment (suggested until it is typed), and what is left after the commission. */
export function PricePart({ texts, errors, set }: PartProps) {
  const [typed, setTyped] = useState(false)

  function suggest(basePrice: string, baseZero: boolean) {
    const base = parsePesos(baseZero ? '0' : basePrice)
    if (!typed && base.ok) {
      return { increment: formatPesos(suggestIncrement(base.cents)).replace(/^\$\s*/, '') }
    }
    return {}
  }

  return (
    <FormSection title="Precio" about="El precio final lo deciden las pujas.">
      <div className="sm:col-span-2">
        <CheckBox
          checked={texts.baseZero}
          onChange={(baseZero) => set({ baseZero, ...suggest(texts.basePrice, baseZero) })}
        >
          Base $0: empieza de cero y atrae más pujas
        </CheckBox>
      </div>
      {!texts.baseZero && (
        <Field label="Precio base" required error={errors.base_price}>
          <MoneyInput
            value={texts.basePrice}
            onChange={(basePrice) => set({ basePrice, ...suggest(basePrice, false) })}
          />
        </Field>
      )}
      <Field
        label="Incremento"
        required
        error={errors.min_increment}
        hint="De cuánto en cuánto sube cada puja. Te sugerimos uno por el precio."
      >
        <MoneyInput
          value={texts.increment}
          onChange={(increment) => {
            setTyped(true)
            set({ increment })
          }}
        />
      </Field>
      <QuoteLine basePrice={texts.baseZero ? '' : texts.basePrice} />
    </FormSection>
  )
}
