import { type FormValue, namesOf, type WrittenForm } from '@promenade/domain/forms/form'
import type { WrittenField } from '@promenade/domain/forms/fields'

/** A valid value of every field of a form, each different from the others. */
export function exampleOf<Fields extends WrittenForm>(form: Fields): FormValue<Fields>
export function exampleOf(form: WrittenForm): Readonly<Record<string, string>> {
  return Object.fromEntries(namesOf(form).map((name, index) => [name, textOf(form[name]?.kind, index)]))
}

function textOf(kind: WrittenField['kind'] | undefined, index: number): string {
  switch (kind) {
    case 'email':
      return `visitor-${index}@example.test`
    case 'phone':
      return `902-555-01${index.toString().padStart(2, '0')}`
    default:
      return `Word-${index}`
  }
}
