import { type DocumentOf, documentSchemas } from '@promenade/contract/kinds/documents'
import { type EntryKind, entryKinds } from '@promenade/contract/kinds/kinds'
import { type Document, isGroup } from '@promenade/domain/studio/document'
import type { z } from 'zod'
import type { PublishedDocument, PublishedDocuments } from '../documents/published-documents.ts'
import { pathsOf } from '../checks/issue-paths.ts'
import { expandShorthand } from '../checks/walk-fields.ts'
import { hasTextPictures, withPictureAddresses } from './text-pictures.ts'
import { withoutParts } from './without-parts.ts'

/** A published record, parsed by the schema of its kind. */
export interface Published<Value> extends PublishedDocument {
  readonly value: Value
}

/** The published records of one kind, the oldest entry first. */
export type ReadKind<Value> = (documents: PublishedDocuments) => readonly Published<Value>[]

/**
 * The readers of all kinds. They parse each document once. A value that its schema refuses, which an earlier release took,
 * is left out, and so is a record that cannot be without it.
 */
export const recordsOf = createReaders()

type Readers = { readonly [Kind in EntryKind]: ReadKind<DocumentOf<Kind>> }

function createReaders(): Readers
function createReaders(): Readonly<Record<string, ReadKind<unknown>>> {
  return Object.fromEntries(entryKinds.map((kind) => [kind, createReader(kind, documentSchemas[kind])]))
}

function createReader(kind: EntryKind, schema: z.ZodType): ReadKind<unknown> {
  const values = new WeakMap<Document, ReturnType<typeof parse>>()
  const lists = new WeakMap<PublishedDocuments, readonly Published<unknown>[]>()
  const parse = (document: Document) => {
    const value = parseTolerantly(schema, document)
    return { value, isIllustrated: hasTextPictures(schema, value) }
  }
  const read = (document: Document, { pictures }: PublishedDocuments) => {
    const parsed = values.get(document) ?? parse(document)
    values.set(document, parsed)
    const { value, isIllustrated } = parsed
    return isIllustrated ? withPictureAddresses(schema, value, pictures) : value
  }
  return (documents) => {
    const known = lists.get(documents)
    if (known !== undefined) return known
    const list = documents.entries.flatMap((entry) => {
      const value = entry.kind === kind ? read(entry.document, documents) : undefined
      return value === undefined ? [] : [{ ...entry, value }]
    })
    lists.set(documents, list)
    return list
  }
}

/** A value, then its group, then the record: no fault lies deeper. */
const maxRounds = 6

function parseTolerantly(schema: z.ZodType, document: Document): unknown {
  let current = expandShorthand(schema, document)
  for (let round = 0; round < maxRounds && isGroup(current); round++) {
    const parsed = schema.safeParse(current)
    if (parsed.success) return parsed.data
    current = withoutParts(current, parsed.error.issues.flatMap(pathsOf))
  }
  return undefined
}
