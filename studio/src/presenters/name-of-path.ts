import { findWords } from '@promenade/contract/field-words/find-words'
import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { Path } from '@promenade/domain/studio/document'
import type { Messages } from '../messages/en.ts'

/** `Description, Spanish`; an item of a list by its number. */
export function nameOfPath(m: Messages, kind: EntryKind, path: Path): string {
  const parts = path.map((key, index) => {
    if (typeof key === 'number') return m.form.item(key + 1)
    return (
      m.languages[key] ?? m.days[key] ?? findWords(m.fields, kind, path.slice(0, index + 1))?.label ?? key
    )
  })
  return parts.join(', ')
}
