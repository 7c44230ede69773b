import type { EntryKind } from '../kinds/kinds.ts'
import type { Path } from '@promenade/domain/studio/document'

/** The label of a field, and a sentence of help. */
export interface FieldWords {
  readonly label: string
  readonly help?: string
}

/**
 * Words by the name of a field, by its path, or by kind and path (`store:name`). The most specific key wins.
 */
export type AllFieldWords = Readonly<Record<string, FieldWords>>

/** Finds the words of a field by kind and path: the most specific key wins. */
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
