import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { type Document, isEqual } from '@promenade/domain/studio/document'
import { mergeDocuments } from '@promenade/domain/studio/merge-documents'
import { type EntryDocument, recordName } from '../documents/entry-document.ts'

/** An entry as the import finds it. */
export interface KnownEntry {
  readonly id: number
  readonly kind: EntryKind
  readonly slug: string
  readonly formerSlugs: readonly string[]
  readonly origin: 'studio' | 'import'
  readonly version: number
  readonly isDeleted: boolean
  /** Ids of revisions. */
  readonly publishedId: number | null
  readonly importedId: number | null
  readonly published: Document | null
  /** The document that the last import wrote. */
  readonly imported: Document | null
  readonly draft: Document | null
}

/** The plan of an import for the entries of a property. */
export interface ImportPlan {
  readonly create: readonly EntryDocument[]
  /** `draft`: the draft of staff with the changes of the folder. */
  readonly update: readonly {
    readonly entry: KnownEntry
    readonly document: Document
    readonly draft?: Document
  }[]
  readonly remove: readonly KnownEntry[]
  /** The folder has by now the same document that staff published. */
  readonly adopt: readonly KnownEntry[]
  /** Staff changed them and the folder says something else; they stay as they are. */
  readonly leave: readonly FolderChange[]
}

/**
 * Compares, for each entry, what the last import wrote with what the folder says and with what is published. Entries
 * that staff made or changed stay as they are, but for those in `take`: these get what the folder says, and a draft of
 * staff stays a draft.
 */
export function planImport(
  known: readonly KnownEntry[],
  folder: readonly EntryDocument[],
  take: Overwritable = new Set(),
): ImportPlan {
  const byName = new Map([
    ...known.flatMap(formerNames),
    ...known.map((entry) => [nameOf(entry), entry] as const),
  ])
  const named = new Set(folder.map((name) => byName.get(nameOf(name))))
  const found = folder.flatMap(({ document, ...name }) => {
    const entry = byName.get(nameOf(name))
    return entry === undefined ? [] : [{ entry, document }]
  })
  const changed = found.filter(({ entry, document }) => !isEqual(entry.imported ?? undefined, document))
  const untouched = changed.flatMap(takeOver)
  const merged = new Set(untouched.map(({ entry }) => entry))
  const chosen = found.filter((change) => isChosen(change, take) && !merged.has(change.entry))
  const update = [...untouched, ...chosen.map(takeFolder)]
  const taken = new Set(update.map(({ entry }) => entry))
  const others = changed.filter(({ entry }) => !taken.has(entry))
  const isAdopted = ({ entry, document }: FolderChange) => isEqual(entry.published, document)
  return {
    create: folder.filter((name) => !byName.has(nameOf(name))),
    update,
    remove: known.filter((entry) => entry.importedId !== null && isUntouched(entry) && !named.has(entry)),
    adopt: others.filter(isAdopted).map(({ entry }) => entry),
    leave: others.filter((change) => !isAdopted(change)),
  }
}

/** Names of records, such as `store/ixtle`, for which the folder counts whatever staff have changed. */
export type Overwritable = ReadonlySet<string> | 'all'

function isChosen({ entry, document }: FolderChange, take: Overwritable): boolean {
  const names = [entry.slug, ...entry.formerSlugs].map((slug) => recordName({ ...entry, slug }))
  const isNamed = take === 'all' || names.some((name) => take.has(name))
  return isNamed && !isEqual(entry.published, document)
}

/** A draft of staff stays one, after what the folder says. */
function takeFolder({ entry, document }: FolderChange): ImportPlan['update'][number] {
  if (entry.draft === null) return { entry, document }
  const { merged } = mergeDocuments(entry.imported ?? {}, entry.draft, document)
  return { entry, document, draft: merged ?? entry.draft }
}

interface FolderChange {
  readonly entry: KnownEntry
  readonly document: Document
}

/** A folder may still have a record under the slug that it had before staff gave it another one. */
function formerNames(entry: KnownEntry): readonly (readonly [string, KnownEntry])[] {
  if (entry.origin !== 'import') return []
  return entry.formerSlugs.map((slug) => [nameOf({ kind: entry.kind, slug }), entry])
}

function nameOf({ kind, slug }: { readonly kind: EntryKind; readonly slug: string }): string {
  return `${kind} ${slug}`
}

/** True where visitors get what the last import wrote, or nothing since it removed the record. */
function isUntouched({ origin, publishedId, importedId, isDeleted }: KnownEntry): boolean {
  return origin === 'import' && publishedId === importedId && isDeleted === (importedId === null)
}

/** Nothing where staff changed the entry, or have a draft that changes the same fields. */
function takeOver({ entry, document }: FolderChange): ImportPlan['update'] {
  if (!isUntouched(entry)) return []
  if (entry.draft === null) return [{ entry, document }]
  const { merged } = mergeDocuments(entry.imported ?? {}, entry.draft, document)
  return merged === undefined ? [] : [{ entry, document, draft: merged }]
}
