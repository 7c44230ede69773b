import { documentWire, type EntryFault } from '@promenade/contract/studio-api/fields'
import type { Document } from '@promenade/domain/studio/document'
import { sql } from 'kysely'
import { inspectContent } from '../import/check-content.ts'
import type { Content } from '../import/content.ts'
import { ContentFaults, type ContentIssue } from '../import/content-issue.ts'
import type { Writer } from '../import/writers/replace-rows.ts'
import { writeContent } from '../import/writers/write-content.ts'
import { type Composition, composeContent } from './compose-content.ts'
import { dropDangling } from './drop-dangling.ts'
import type { PublishedDocument } from './entry-document.ts'
import { followRenames } from './follow-renames.ts'
import { setFaultsAside } from './set-faults-aside.ts'
import { findPictures, missingAlts, picturesOf } from './entry-pictures.ts'

/** The result of a publication. */
export interface Publishing {
  readonly content: Content
  /** Rows that differ from before. */
  readonly touched: number
  /** Warnings: they do not prevent publication. */
  readonly warnings: readonly EntryFault[]
}

/** The documents have faults; nothing was published. */
export class PublicationFaults extends ContentFaults {
  readonly located: readonly EntryFault[]

  constructor(faults: readonly ContentIssue[], { locate }: Composition) {
    super(faults)
    this.located = faults.map((fault) => locateFault(fault, locate))
  }
}

/**
 * Makes the content tables equal to the published documents of the property. A fault in an entry of `changed` refuses
 * it, and so does one that two records have together. In other entries a value with a fault is left out, as is a record
 * that cannot be shown without it; these and links that lead nowhere now are warnings.
 * Throws `PublicationFaults`.
 */
export async function publishContent(writer: Writer, changed: ReadonlySet<number>): Promise<Publishing> {
  const { transaction, propertyId, now } = writer
  const { documents: published, formerSlugs } = followRenames(await listPublished(writer))
  const paths = published.flatMap(({ kind, document }) => picturesOf(kind, document))
  const pictures = await findPictures(transaction, paths)
  const inspect = (all: readonly PublishedDocument[]): Inspected => {
    const { documents, affected } = dropDangling(all, changed)
    const composition = composeContent(documents, { propertyId, pictures, formerSlugs })
    return { all, affected, composition, ...inspectContent(composition.folder, now) }
  }
  const inspected = inspectWithoutFaults(inspect(published), inspect, changed)
  const { content, faults, composition, affected, aside } = inspected
  const [refused, tolerated] = sortFaults(faults, composition, changed)
  if (refused.length > 0 || content === undefined) throw new PublicationFaults(refused, composition)
  const touched = await writeContent(writer, content)
  await showPictures(writer, paths)
  const shown = published.filter(({ entryId }) => changed.has(entryId))
  const warnings = [
    ...aside,
    ...findMissingAlts(shown),
    ...tolerated.map((fault) => locateFault(fault, composition.locate)),
    ...affected.map(({ entryId }): EntryFault => ({
      entry: entryId,
      path: [],
      code: 'reference',
      message: hidden,
    })),
  ]
  return { content, touched, warnings }
}

/** Pictures of drafts are for staff; with the publication they are for everybody. */
async function showPictures({ transaction }: Writer, paths: readonly string[]): Promise<void> {
  await sql`update media set is_public = true
    where not is_public and left(sha256, 12) || '/' || name = any(${paths}::text[])`.execute(transaction)
}

interface Inspected extends ReturnType<typeof inspectContent> {
  readonly all: readonly PublishedDocument[]
  readonly affected: readonly PublishedDocument[]
  readonly composition: Composition
}

/** A value, then its group, then the record: no fault lies deeper. */
const maxRounds = 6

/** Leaves out what has faults in entries nobody changed; `aside` are these faults. */
function inspectWithoutFaults(
  first: Inspected,
  inspect: (all: readonly PublishedDocument[]) => Inspected,
  changed: ReadonlySet<number>,
): Inspected & { readonly aside: readonly EntryFault[] } {
  let current = first
  let aside: readonly EntryFault[] = []
  for (let round = 0; round < maxRounds; round++) {
    const { all, faults, composition } = current
    const { locate } = composition
    const rest = setFaultsAside(all, faults, { changed, locate })
    if (rest === undefined) break
    if (round === 0)
      aside = faults
        .map((fault) => locateFault(fault, locate))
        .filter(({ entry, code }) => entry !== undefined && !changed.has(entry) && code !== 'link')
    current = inspect(rest)
  }
  return { ...current, aside }
}

/** The pictures of these documents without an alternative text. */
export function findMissingAlts(
  documents: readonly Pick<PublishedDocument, 'entryId' | 'kind' | 'document'>[],
): readonly EntryFault[] {
  return documents.flatMap(({ entryId, kind, document }) =>
    missingAlts(kind, document).map((warning) => ({ entry: entryId, ...warning })),
  )
}

const hidden = 'names a record that visitors do not get, and is not shown, or shown without it'

/** The published documents of a property, the oldest entry first. */
export async function listPublished({
  transaction,
  propertyId,
}: Pick<Writer, 'transaction' | 'propertyId'>): Promise<readonly PublishedDocument[]> {
  const rows = await transaction
    .selectFrom('entry')
    .innerJoin('revision', 'revision.id', 'entry.published_revision')
    .select(['entry.id as entryId', 'kind', 'slug', 'former_slugs as formerSlugs', 'made_at as editedAt'])
    .select(sql<string>`document::text`.as('text'))
    .where('property_id', '=', propertyId)
    .where('deleted_at', 'is', null)
    .orderBy('entry.id')
    .execute()
  return rows.map(({ text, ...entry }) => ({ ...entry, document: parseOnce(text) }))
}

/** The documents of several malls. */
const maxDocuments = 2_000
const parsedDocuments = new Map<string, Document>()

/** The same object for the same text, so that what is derived from it is remembered. */
function parseOnce(text: string): Document {
  const document = parsedDocuments.get(text) ?? documentWire.parse(JSON.parse(text))
  parsedDocuments.delete(text)
  parsedDocuments.set(text, document)
  const [oldest] = parsedDocuments.keys()
  if (parsedDocuments.size > maxDocuments && oldest !== undefined) parsedDocuments.delete(oldest)
  return document
}

function sortFaults(
  faults: readonly ContentIssue[],
  { locate }: Composition,
  changed: ReadonlySet<number>,
): readonly [refused: readonly ContentIssue[], tolerated: readonly ContentIssue[]] {
  const isTolerated = (fault: ContentIssue) => {
    const entry = locate(fault)?.entry
    return fault.code === 'link' && entry !== undefined && !changed.has(entry.entryId)
  }
  return [faults.filter((fault) => !isTolerated(fault)), faults.filter(isTolerated)]
}

/** A fault with its entry and its place in the document. */
export function locateFault(fault: ContentIssue, locate: Composition['locate']): EntryFault {
  const place = locate(fault)
  return {
    ...(place === undefined ? {} : { entry: place.entry.entryId }),
    path: [...(place?.path ?? [])],
    code: fault.code ?? 'invalid',
    message: fault.message,
  }
}
