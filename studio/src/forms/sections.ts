import { type EntryKind, kindOf } from '@promenade/contract/kinds/kinds'
import type { SectionName } from '@promenade/contract/kinds/kind'
import type { Field } from '../documents/fields.ts'

const order: readonly SectionName[] = ['what', 'when', 'hours', 'where', 'contact', 'more']

/** Fields that the studio decides itself: whether a record is seen is its state. */
const hidden: ReadonlySet<string> = new Set(['draft', 'position'])

/** The fields of a form in its parts; one part without a name where a kind has few fields. */
export function formSections(
  kind: EntryKind,
  fields: readonly Field[],
): readonly { readonly name: SectionName | undefined; readonly fields: readonly Field[] }[] {
  const shown = fields.filter(({ name }) => !hidden.has(name))
  const known = kindOf(kind).sections
  if (known === undefined) return [{ name: undefined, fields: shown }]
  const named = new Set(Object.values(known).flat())
  return order
    .map((name) => ({
      name,
      fields:
        name === 'more'
          ? shown.filter((field) => !named.has(field.name))
          : (known[name] ?? []).flatMap((wanted) => shown.filter((field) => field.name === wanted)),
    }))
    .filter((section) => section.fields.length > 0)
}
