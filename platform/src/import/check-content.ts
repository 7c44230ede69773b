import { editableCategories } from '@promenade/contract/editing/categories'
import { editableProperty } from '@promenade/contract/editing/property'
import { dateIn } from '@promenade/domain/calendar/instants'
import { z } from 'zod'
import { findClashes } from './clashes.ts'
import type { Content } from './content.ts'
import { ContentFaults, type ContentIssue } from './content-issue.ts'
import { missingPicturesFolder, type CheckContext } from './check-fields.ts'
import { eventDays } from './event-days.ts'
import type { ContentFolder } from './folder.ts'
import { checkMap } from './check-map.ts'
import { blogOf, postOf, readRecords, recordOf } from './read-records.ts'
import type { LinkTargets } from './site-links.ts'
import { issueAt, type Source } from './source.ts'
import { expandShorthand } from './walk-fields.ts'

/** Checks a whole content folder. Throws `ContentFaults` with all faults. */
export function checkContent(folder: ContentFolder, now: Date): Content {
  const { content, faults } = inspectContent(folder, now)
  if (faults.length > 0 || content === undefined) throw new ContentFaults(mergePictureFaults(faults, folder))
  return content
}

/**
 * The content of a folder with all faults that it has. Records with a fault are missing, but for those with dead links.
 * With `only`, the records of other files are missing too, although every file can be referred to.
 */
export function inspectContent(
  folder: ContentFolder,
  now: Date,
  only: ReadonlySet<string> = new Set(folder.sources.keys()),
): InspectedContent {
  const faults: ContentIssue[] = [...folder.faults, ...findMissingFiles(folder)]
  const { time_zone: zone, url: siteUrl } = propertyBasics.parse(folder.sources.get('property.yaml')?.value)
  const today = dateIn(now.getTime(), zone)
  const context = createCheckContext(folder, today, siteUrl)
  const read = new Map([...folder.sources].filter(([file]) => only.has(file)))
  const { property, ...records } = readRecords(read, context, faults)
  const slugs = new Set(records.stores.map(({ slug }) => slug))
  const map = checkMap(folder.mapFiles, slugs, faults)
  const editedAt = laterOf(folder.sources.get('property.yaml'), folder.sources.get('hours.yaml'))
  const content = { today, zone, editedAt, pictures: folder.pictures ?? new Map(), ...records, map }
  faults.push(
    ...findClashes({ ...content, sources: folder.sources }),
    ...findEmptySeries(content),
    ...findLonePosts(content, folder),
  )
  return { content: property && { ...content, property }, faults }
}

/** A recurring event without a day would be shown nowhere. */
function findEmptySeries({ events, today }: Pick<Content, 'events' | 'today'>): readonly ContentIssue[] {
  return events
    .filter((entry) => eventDays(entry, today).length === 0)
    .map(({ source }) => ({
      ...issueAt(source, ['repeats'], 'names no day: look at its first and its last day'),
      code: 'invalid',
    }))
}

/** A post is written into the folder of its blog. */
function findLonePosts(
  { posts }: Pick<Content, 'posts'>,
  { sources }: ContentFolder,
): readonly ContentIssue[] {
  return posts.flatMap(({ slug, source }): ContentIssue[] => {
    const blog = slug.replace(/\/[^/]*$/, '')
    const file = `blogs/${blog}/blog.yaml`
    if (sources.has(file)) return []
    const fault = issueAt(source, ['blog'], `there is no blog "${blog}": ${file} is missing`)
    return [{ ...fault, code: 'reference' }]
  })
}

function laterOf(...sources: readonly (Source | undefined)[]): Date | undefined {
  const times = sources.flatMap((source) => source?.editedAt?.getTime() ?? [])
  return times.length === 0 ? undefined : new Date(Math.max(...times))
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
  const { sources, pictures, picturesPath, formerSlugs } = folder
  const slugs = (...matches: ((file: string) => string | undefined)[]) =>
    new Set(
      [...sources.keys()].flatMap((file) =>
        matches.map((match) => match(file)).filter((slug) => slug !== undefined),
      ),
    )
  const post = (file: string) => postOf(file)?.replace(/^.*\//, '')
  const areas: LinkTargets = new Map([
    ['stores', slugs(recordOf('stores'))],
    ['promotions', slugs(recordOf('promotions'), recordOf('coupons'))],
    ['events-and-news', slugs(recordOf('events'), recordOf('news'))],
    ['jobs', slugs(recordOf('jobs'))],
    ['contests', slugs(recordOf('contests'))],
    ['blogs', slugs(blogOf, post)],
    ['pages', slugs(recordOf('pages'))],
  ])
  const targets = new Map(
    [...areas].map(([area, known]) => [area, new Set([...known, ...(formerSlugs?.get(area) ?? [])])]),
  )
  const records = {
    stores: slugs(recordOf('stores')),
    promotions: slugs(recordOf('promotions')),
    events: slugs(recordOf('events')),
    galleries: slugs(recordOf('galleries')),
    blogs: slugs(blogOf),
  }
  return { today, pictures, picturesPath, targets, records, categories: findCategories(folder), siteUrl }
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
