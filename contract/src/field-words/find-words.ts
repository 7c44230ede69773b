import type { EntryKind } from '../kinds/kinds.ts'
import type { Path } from '@promenade/domain/studio/document'

/** What a field is called, and one sentence that helps to fill it in. */
export interface FieldWords {
  readonly label: string
  readonly help?: string
}

/** By the name of a field, by its path, or by kind and path: `store:name`. The closest one wins. */
export type AllFieldWords = Readonly<Record<string, FieldWords>>

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
