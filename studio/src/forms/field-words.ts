import type { EntryKind } from '@promenade/contract/editing/documents'
import type { Path } from '@promenade/domain/studio/document'
import type { FieldWords } from '../messages/field-words.ts'

/** The label of a field and its sentence of help, by kind and path: the closest name wins. */
export function findWords(
  words: Readonly<Record<string, FieldWords>>,
  kind: EntryKind,
  path: Path,
): FieldWords | undefined {
  const names = path.filter((key) => typeof key === 'string')
  const tails = names.map((_, index) => names.slice(index).join('.'))
  return [`${kind}:${names.join('.')}`, ...tails]
    .map((key) => words[key])
    .find((found) => found !== undefined)
}
