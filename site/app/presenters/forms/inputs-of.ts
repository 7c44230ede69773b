import type { WrittenField } from '@promenade/domain/forms/fields'
import type { WrittenForm } from '@promenade/domain/forms/form'
import type { FieldDefinition } from './form-definition.ts'

/** The inputs of the written fields of a form. */
export function inputsOf<Fields extends WrittenForm>(
  form: Fields,
  labels: { readonly [Name in keyof Fields]: string },
  hints?: { readonly [Name in keyof Fields]?: string | undefined },
): readonly FieldDefinition[]
export function inputsOf(form: WrittenForm, labels: Texts, hints: Texts = {}): readonly FieldDefinition[] {
  return Object.entries(form).map(([name, field]) => {
    const { [name]: label = name } = labels
    const hint = hints[name]
    const isOptional = field.isRequired ? {} : { isOptional: true }
    return { name, label, ...(hint !== undefined && { hint }), ...inputOf(field), ...isOptional }
  })
}

type Texts = Readonly<Record<string, string | undefined>>

function inputOf(field: WrittenField) {
  if (field.kind === 'text') return { kind: 'textarea' } as const
  const type = inputTypes[field.kind]
  const { autoComplete } = field
  return { kind: 'text', ...(type && { type }), ...(autoComplete && { autoComplete }) } as const
}

const inputTypes = { name: undefined, line: undefined, email: 'email', phone: 'tel' } as const
