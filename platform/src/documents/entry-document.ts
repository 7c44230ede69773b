import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { Document } from '@promenade/domain/studio/document'

/** The document of an entry, with what it is known by. */
export interface EntryDocument {
  readonly kind: EntryKind
  readonly slug: string
  readonly document: Document
}

/** The name of a record in reports and in `--take`, such as `store/ixtle`. */
export function recordName({ kind, slug }: Pick<EntryDocument, 'kind' | 'slug'>): string {
  return `${kind}/${slug}`
}
