import { documentSchemas } from '@promenade/contract/kinds/documents'
import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { type Document, isGroup, type Path } from '@promenade/domain/studio/document'
import type { JudgedPlan, JudgedRecord } from '@promenade/domain/studio/faults/finding'
import { z } from 'zod'
import { listFields } from '../checks/walk-fields.ts'
import type { EntryDocument } from './entry-document.ts'

interface Judgeable extends EntryDocument {
  readonly entryId: number
  readonly publicId?: number | undefined
  readonly isPublished: boolean
}

/** A record as the rules about a whole mall take it. */
export function toJudgedRecord(
  { entryId, kind, slug, document, publicId = 0, isPublished }: Judgeable,
  plans: readonly JudgedPlan[] = [],
): JudgedRecord {
  return { entry: entryId, kind, slug, document, publicId, isPublished, plans, ...pathsIn(kind, document) }
}

type Paths = Pick<JudgedRecord, 'texts' | 'pictures'>

/** Published documents stay the same objects until they change. */
const known = new WeakMap<Document, Paths>()

/** The paths of a document's texts by language, and of its pictures that want an alternative text. */
export function pathsIn(kind: EntryKind, document: Document): Paths {
  const before = known.get(document)
  if (before !== undefined) return before
  const texts: Path[] = []
  const pictures: Path[] = []
  for (const { schema, kind: field, value, path } of listFields(documentSchemas[kind], document)) {
    if (!isGroup(value)) continue
    if (field?.kind === 'translations') texts.push(path)
    if (schema instanceof z.ZodObject && 'decorative' in schema.shape) pictures.push(path)
  }
  const paths = { texts, pictures }
  known.set(document, paths)
  return paths
}
