import type { SectionName } from '@promenade/contract/editing/section'
import { type Field, setByActions } from '../documents/fields.ts'

const order: readonly SectionName[] = ['what', 'when', 'hours', 'where', 'contact', 'more']

/** Groups the fields of a form into sections; one section without a name for a kind with few fields. */
export function formSections(
  fields: readonly Field[],
): readonly { readonly name: SectionName | undefined; readonly fields: readonly Field[] }[] {
  const shown = fields.filter(({ name }) => !setByActions.has(name))
  if (shown.every(({ section }) => section === undefined)) return [{ name: undefined, fields: shown }]
  return order
    .map((name) => ({ name, fields: shown.filter(({ section = 'more' }) => section === name) }))
    .filter(({ fields: own }) => own.length > 0)
}
