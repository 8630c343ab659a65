import { useCategories } from '../../lib/use-categories.ts'
import { Field } from '../../ui/field.tsx'
import { LoadAgain } from '../../ui/load-again.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { FormSection } from './form-section.tsx'
import type { PartProps } from './part-props.ts'
import { usePremiumGate } from './use-premium-gate.ts'

// Far beyond what is allowed, which the counters say: what a draft can keep.
const LONGEST_TITLE = 300
const LONGEST_DESCRIPTION = 20_000

/** What is sold: title, description, category, condition and warranty. */
export function ThingPart({ texts, errors, set }: PartProps) {
  const { data: categories = [], error, mutate } = useCategories()
  const category = categories.find(({ ID }) => String(ID) === texts.categoryId)
  const gate = usePremiumGate(texts.categoryId)
  const isMissing = error !== undefined && categories.length === 0
  const barred = gate && !gate.isOpen ? gate.sentence : undefined
  return (
    <FormSection title="Qué es">
      <Field label="Título" required error={errors.title} className="sm:col-span-2">
        <TextInput
          counter={120}
          maxLength={LONGEST_TITLE}
          value={texts.title}
          placeholder="Ej.: Bicicleta rodado 29, 21 velocidades"
          onChange={(event) => set({ title: event.target.value })}
        />
      </Field>
      <Field
        label="Descripción"
        required
        error={errors.description}
        hint="Contá el uso que tuvo, qué incluye y cualquier detalle. Sin teléfonos ni enlaces."
        className="sm:col-span-2"
      >
        <TextArea
          counter={10_000}
          maxLength={LONGEST_DESCRIPTION}
          value={texts.description}
          onChange={(event) => set({ description: event.target.value })}
        />
      </Field>
      <Field
        label="Categoría"
        required
        error={
          isMissing ? (
            <LoadAgain sentence="Error al cargar las categorías." onRetry={() => void mutate()} />
          ) : (
            (barred ?? errors.subcategory_id)
          )
        }
        {...(gate?.isOpen && { hint: gate.sentence })}
      >
        <Select
          value={texts.categoryId}
          onChange={(event) => set({ categoryId: event.target.value, subcategoryId: '' })}
        >
          <option value="">Elegí una categoría</option>
          {categories.map(({ ID, Name, premium }) => (
            <option key={ID} value={ID}>
              {premium ? `${Name} (premium)` : Name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Subcategoría" required>
        <Select
          value={texts.subcategoryId}
          disabled={!category}
          onChange={(event) => set({ subcategoryId: event.target.value })}
        >
          <option value="">{category ? 'Elegí una subcategoría' : 'Primero, la categoría'}</option>
          {category?.Subcategories.map(({ ID, Name }) => (
            <option key={ID} value={ID}>
              {Name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Estado" required error={errors.condition}>
        <Select value={texts.condition} onChange={(event) => set({ condition: event.target.value })}>
          <option value="">Elegí el estado</option>
          <option value="nuevo">Nuevo</option>
          <option value="usado">Usado</option>
          <option value="reacondicionado">Reacondicionado</option>
        </Select>
      </Field>
      <Field label="Garantía" required error={errors.warranty}>
        <Select value={texts.warranty} onChange={(event) => set({ warranty: event.target.value })}>
          <option value="sin-garantia">Sin garantía</option>
          <option value="provista-producto">Del fabricante</option>
          <option value="provista-vendedor">La doy yo</option>
        </Select>
      </Field>
      {texts.warranty === 'provista-producto' && (
        <Field
          label="La garantía vale hasta"
          required
          error={errors.warranty_time}
          hint="La fecha que dice la factura o el certificado."
        >
          <TextInput
            type="date"
            value={texts.warrantyDay}
            onChange={(event) => set({ warrantyDay: event.target.value })}
          />
        </Field>
      )}
    </FormSection>
  )
}
