import { editableCategories } from '@promenade/contract/kinds/category/document'
import { editableProperty } from '@promenade/contract/kinds/property/document'
import { dateIn } from '@promenade/domain/calendar/instants'
import type { Path } from '@promenade/domain/studio/document'
import { z } from 'zod'
import { findBlockingFaults, neverHeld } from '../documents/check-publication.ts'
import { eventDates } from '../documents/event-dates.ts'
import { describeClash, findClashes } from '../documents/find-clashes.ts'
import { type SplitDocument, splitContent } from './split-content.ts'
import type { Content } from './content.ts'
import { type ContentIssue, contentFaults } from '../checks/content-issue.ts'
import { missingPicturesFolder, type CheckContext } from '../checks/check-fields.ts'
import { collectSlugs } from '../checks/site-links.ts'
import type { ContentFolder } from './folder.ts'
import { checkMap } from './check-map.ts'
import { slugOfFile } from './content-files.ts'
import { readRecords } from './read-records.ts'
import { issueAt } from '../checks/source.ts'
import { expandShorthand } from '../checks/walk-fields.ts'

/** Checks a whole content folder. Throws `OperatorError` with all faults. */
export function checkContent(folder: ContentFolder, now: Date): Content {
  const { content, faults } = inspectContent(folder, now)
  if (faults.length > 0 || content === undefined) throw contentFaults(mergePictureFaults(faults, folder))
  return content
}

/** The content of a folder with all faults that it has. Records with a fault are missing, but for those with dead links. */
export function inspectContent(folder: ContentFolder, now: Date): InspectedContent {
  const faults: ContentIssue[] = [...folder.faults, ...findMissingFiles(folder)]
  const { time_zone: zone, url: siteUrl } = propertyBasics.parse(folder.sources.get('property.yaml')?.value)
  const today = dateIn(now.getTime(), zone)
  const context = createCheckContext(folder, today, siteUrl)
  const usedPictures = new Set<string>()
  const records = readRecords({ sources: folder.sources, context, faults, usedPictures })
  const stores = records.store.map(({ slug, value }) => ({ slug, publicId: 0, unit: value.unit }))
  const map = checkMap(folder.mapFiles, stores, faults)
  const content = { today, pictures: folder.pictures ?? new Map(), usedPictures, records, map }
  faults.push(...findFaultsOfAll(folder, now, zone), ...findLonePosts(records, folder))
  const property = records.property[0]?.value
  return { content: property && { ...content, property }, faults }
}

/** Faults that records have together, and recurring events that would be shown nowhere. */
function findFaultsOfAll({ sources }: ContentFolder, now: Date, zone: string): readonly ContentIssue[] {
  const today = dateIn(now.getTime(), zone)
  const documents = splitContent(sources, { today, mediaPath: (path) => path, defaultLogo: () => undefined })
  const issue = ({ origin }: SplitDocument, path: Path, message: string) =>
    issueAt(origin.source, [...origin.path, ...path], message)
  return [
    ...findClashes(documents, today).map((clash) =>
      issue(clash.entry, clash.path, describeClash(clash, clash.holder.origin.source.file)),
    ),
    ...findBlockingFaults(
      documents.map((document, entryId) => ({ ...document, entryId })),
      now,
      zone,
    ).flatMap(({ entry = -1, path, message }) => {
      const document = documents[entry]
      return document === undefined ? [] : [issue(document, path, message)]
    }),
    ...documents
      .filter(({ kind, document }) => kind === 'event' && eventDates(document, today)?.length === 0)
      .map((entry) => ({ ...issue(entry, ['repeats'], neverHeld), code: 'invalid' as const })),
  ]
}

/** A post is written into the folder of its blog. */
function findLonePosts({ post }: Content['records'], { sources }: ContentFolder): readonly ContentIssue[] {
  return post.flatMap(({ slug, source }): ContentIssue[] => {
    const blog = slug.replace(/\/[^/]*$/, '')
    const file = `blogs/${blog}/blog.yaml`
    if (sources.has(file)) return []
    const fault = issueAt(source, ['blog'], `there is no blog "${blog}": ${file} is missing`)
    return [{ ...fault, code: 'reference' }]
  })
}

interface InspectedContent {
  /** Undefined without a usable property. */
  readonly content: Content | undefined
  readonly faults: readonly ContentIssue[]
}

/** The fields of the property that the other checks need. Invalid values are replaced here and reported elsewhere. */
const propertyBasics = z
  .object({
    time_zone: editableProperty.shape.time_zone.catch('UTC'),
    url: editableProperty.shape.url.catch(undefined),
  })
  .catch({ time_zone: 'UTC' })

function findMissingFiles({ sources }: ContentFolder): ContentIssue[] {
  const isMissing = (file: string, message: string) =>
    sources.has(file) ? [] : [{ file, field: '', message: `is missing: ${message}` }]
  const hasStores = [...sources.keys()].some((file) => file.startsWith('stores/'))
  return [
    ...isMissing('property.yaml', 'every content folder needs it'),
    ...(hasStores ? isMissing('categories.yaml', 'stores name categories of it') : []),
  ]
}

/** Reports a missing folder of pictures once, not for each picture. */
function mergePictureFaults(
  faults: readonly ContentIssue[],
  { picturesPath }: ContentFolder,
): readonly ContentIssue[] {
  const others = faults.filter(({ message }) => message !== missingPicturesFolder)
  const count = faults.length - others.length
  if (count === 0) return faults
  const message = `is not a folder: the pictures of ${count} fields belong in ${picturesPath}`
  return [{ file: '../pictures', field: '', message }, ...others]
}

function createCheckContext(folder: ContentFolder, today: string, siteUrl: string | undefined): CheckContext {
  const { sources, pictures, picturesPath } = folder
  const slugsOf = collectSlugs((kind) =>
    [...sources.keys()].flatMap((file) => slugOfFile(kind, file)?.replace(/^.*\//, '') ?? []),
  )
  return { today, pictures, picturesPath, slugsOf, categories: findCategories(folder), siteUrl }
}

/** The slugs of parent and child categories; undefined if the categories are invalid. */
function findCategories({ sources }: ContentFolder): ReadonlySet<string> | undefined {
  const written = expandShorthand(editableCategories, sources.get('categories.yaml')?.value)
  const categories = editableCategories.safeParse(written).data
  return (
    categories &&
    new Set(categories.flatMap(({ slug, children }) => [slug, ...children.map((child) => child.slug)]))
  )
}
