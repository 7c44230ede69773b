import type { EntryKind } from '@promenade/contract/editing/documents'
import { fieldOf, type Path } from '@promenade/domain/studio/document'
import { listsByKind, foldersByKind } from '../import/content-files.ts'
import type { ContentIssue } from '../import/content-issue.ts'
import type { ContentFolder } from '../import/folder.ts'
import type { Pictures } from '../import/pictures.ts'
import type { Source } from '../import/source.ts'
import type { PublishedDocument } from './entry-document.ts'

/** Documents in the shape of a content folder, which one check and one writer take. */
export interface Composition {
  readonly folder: ContentFolder
  /** The entry whose document has a fault, with the place in it; undefined where no document has it. */
  locate(fault: ContentIssue): { readonly entry: PublishedDocument; readonly path: Path } | undefined
  /** The files that hold documents of these entries. */
  filesOf(entries: ReadonlySet<number>): ReadonlySet<string>
}

/** One file and how places in it map to places in documents. */
interface ComposedFile {
  readonly source: Source
  readonly entries: readonly PublishedDocument[]
  locate(path: Path): { readonly entry: PublishedDocument; readonly path: Path } | undefined
}

interface Surroundings {
  readonly propertyId: number
  readonly pictures: Pictures
  readonly formerSlugs?: ContentFolder['formerSlugs']
}

/** Composes the documents of a property. Its id stays, whatever a document says. */
export function composeContent(
  documents: readonly PublishedDocument[],
  { propertyId, pictures, formerSlugs = new Map() }: Surroundings,
): Composition {
  const byKind = Map.groupBy(documents, ({ kind }) => kind)
  const of = (kind: EntryKind) => byKind.get(kind) ?? []
  const files = [
    ...composeProperty(of('property')[0], of('alert')[0], propertyId),
    ...composeHours(of('hours')[0], inOrder(of('special-day'))),
    ...of('homepage').map((entry) => composeRecord('homepage.yaml', entry)),
    ...listsByKind.flatMap(([kind, file]) => composeList(file, inOrder(of(kind)))),
    ...foldersByKind.flatMap(([kind, folder]) =>
      of(kind).map((entry) => composeRecord(`${folder}/${entry.slug}.yaml`, entry)),
    ),
    ...of('blog').map((entry) => composeRecord(`blogs/${entry.slug}/blog.yaml`, entry)),
    ...of('post').map(composePost),
  ].toSorted((a, b) => (a.source.file < b.source.file ? -1 : 1))
  const byFile = new Map(files.map((file) => [file.source.file, file]))
  return {
    folder: {
      path: '',
      sources: new Map(files.map(({ source }) => [source.file, source])),
      pictures,
      picturesPath: 'the library',
      formerSlugs,
      mapFiles: [],
      fingerprint: '',
      faults: [],
    },
    locate: ({ file, path = [] }) => byFile.get(file)?.locate(path.map(toKey)),
    filesOf: (ids) =>
      new Set(
        files
          .filter(({ entries }) => entries.some(({ entryId }) => ids.has(entryId)))
          .map(({ source }) => source.file),
      ),
  }
}

function composeProperty(
  property: PublishedDocument | undefined,
  alert: PublishedDocument | undefined,
  id: number,
): readonly ComposedFile[] {
  if (property === undefined) return []
  const value = { ...property.document, id, ...(alert === undefined ? {} : { alert: alert.document }) }
  const entries = alert === undefined ? [property] : [property, alert]
  return [
    {
      source: createSource('property.yaml', value, entries),
      entries,
      locate: ([first, ...rest]) =>
        first === 'alert' && alert !== undefined
          ? { entry: alert, path: rest }
          : { entry: property, path: first === undefined ? [] : [first, ...rest] },
    },
  ]
}

function composeHours(
  hours: PublishedDocument | undefined,
  days: readonly PublishedDocument[],
): readonly ComposedFile[] {
  const all = hours === undefined ? days : [hours, ...days]
  if (all.length === 0) return []
  const holidays = days.map(({ document: { position: _, ...day } }) => day)
  return [
    {
      source: createSource('hours.yaml', { ...hours?.document, holidays }, all),
      entries: all,
      locate([first, index, ...rest]) {
        const day = first === 'holidays' && typeof index === 'number' ? days[index] : undefined
        if (day !== undefined) return { entry: day, path: rest }
        const path = [first, index, ...rest].filter((key) => key !== undefined)
        return hours && { entry: hours, path }
      },
    },
  ]
}

function composeList(file: string, entries: readonly PublishedDocument[]): readonly ComposedFile[] {
  if (entries.length === 0) return []
  const items = entries.map(({ kind, slug, document: { position: _, ...item } }) =>
    kind === 'category' || kind === 'social-post' ? { slug, ...item } : item,
  )
  return [
    {
      source: createSource(file, items, entries),
      entries,
      locate([index, ...path]) {
        const entry = typeof index === 'number' ? entries[index] : undefined
        return entry && { entry, path }
      },
    },
  ]
}

function composeRecord(file: string, entry: PublishedDocument, value = entry.document): ComposedFile {
  const entries = [entry]
  return { source: createSource(file, value, entries), entries, locate: (path) => ({ entry, path }) }
}

function composePost(entry: PublishedDocument): ComposedFile {
  const { blog, ...value } = entry.document
  return composeRecord(`blogs/${String(blog)}/${entry.slug}.yaml`, entry, value)
}

function createSource(file: string, value: unknown, entries: readonly PublishedDocument[]): Source {
  const editedAt = new Date(Math.max(...entries.map((entry) => entry.editedAt.getTime())))
  return { file, slug: file.replace(/^.*\//, '').replace(/\.yaml$/, ''), value, faults: [], editedAt }
}

/** By `position`; those without one last, the older first. */
function inOrder(entries: readonly PublishedDocument[]): readonly PublishedDocument[] {
  return entries.toSorted((a, b) => positionOf(a) - positionOf(b) || a.entryId - b.entryId)
}

/** No list is as long as this. */
const afterAll = 2 ** 31

function positionOf({ document }: PublishedDocument): number {
  const position = fieldOf(document, 'position')
  return typeof position === 'number' ? position : afterAll
}

function toKey(key: PropertyKey): string | number {
  return typeof key === 'number' ? key : String(key)
}
