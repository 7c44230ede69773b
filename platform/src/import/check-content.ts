import { editableCategories } from '@promenade/contract/editing/categories'
import { editableProperty } from '@promenade/contract/editing/property'
import { dateIn } from '@promenade/domain/calendar/instants'
import { z } from 'zod'
import { findClashes } from './clashes.ts'
import type { Content } from './content.ts'
import { ContentFaults, type Fault } from './faults.ts'
import { noPicturesFolder, type Surroundings } from './field-faults.ts'
import type { ContentFolder } from './folder.ts'
import { checkMap } from './map.ts'
import { blogOf, postOf, readRecords, recordOf } from './read-records.ts'
import type { LinkTargets } from './site-links.ts'
import { spellOut } from './walk-fields.ts'

/** Checks a whole content folder. Throws `ContentFaults` with every fault there is. */
export function checkContent(folder: ContentFolder, now: Date): Content {
  const faults: Fault[] = [...folder.faults, ...findMissingFiles(folder)]
  const { time_zone: zone, url: siteUrl } = basics.parse(folder.sources.get('property.yaml')?.value)
  const today = dateIn(now.getTime(), zone)
  const around = findSurroundings(folder, today, siteUrl)
  const { property, ...records } = readRecords(folder.sources, around, faults)
  const slugs = new Set(records.stores.map(({ slug }) => slug))
  const map = checkMap(folder.mapFiles, slugs, faults)
  const content = { today, zone, pictures: folder.pictures ?? new Map(), ...records, map }
  faults.push(...findClashes({ ...content, sources: folder.sources }))
  if (faults.length > 0 || property === undefined) throw new ContentFaults(foldPictureFaults(faults, folder))
  return { ...content, property }
}

/** What the check of everything else needs of the property; its own faults are reported with the others. */
const basics = z
  .object({
    time_zone: editableProperty.shape.time_zone.catch('UTC'),
    url: editableProperty.shape.url.catch(undefined),
  })
  .catch({ time_zone: 'UTC' })

function findMissingFiles({ sources }: ContentFolder): Fault[] {
  const isMissing = (file: string, message: string) =>
    sources.has(file) ? [] : [{ file, field: '', message: `is missing: ${message}` }]
  const hasStores = [...sources.keys()].some((file) => file.startsWith('stores/'))
  return [
    ...isMissing('property.yaml', 'every content folder needs it'),
    ...(hasStores ? isMissing('categories.yaml', 'stores name categories of it') : []),
  ]
}

/** One fault where there is no folder of pictures, and not one for each picture. */
function foldPictureFaults(faults: readonly Fault[], { picturesPath }: ContentFolder): readonly Fault[] {
  const others = faults.filter(({ message }) => message !== noPicturesFolder)
  const count = faults.length - others.length
  if (count === 0) return faults
  const message = `is not a folder: the pictures that ${count} fields name belong in ${picturesPath}`
  return [{ file: '../pictures', field: '', message }, ...others]
}

function findSurroundings(folder: ContentFolder, today: string, siteUrl: string | undefined): Surroundings {
  const { sources, pictures, picturesPath } = folder
  const slugs = (...matches: ((file: string) => string | undefined)[]) =>
    new Set(
      [...sources.keys()].flatMap((file) =>
        matches.map((match) => match(file)).filter((slug) => slug !== undefined),
      ),
    )
  const post = (file: string) => postOf(file)?.replace(/^.*\//, '')
  const targets: LinkTargets = new Map([
    ['stores', slugs(recordOf('stores'))],
    ['promotions', slugs(recordOf('promotions'), recordOf('coupons'))],
    ['events-and-news', slugs(recordOf('events'), recordOf('news'))],
    ['jobs', slugs(recordOf('jobs'))],
    ['contests', slugs(recordOf('contests'))],
    ['blogs', slugs(blogOf, post)],
    ['pages', slugs(recordOf('pages'))],
  ])
  const records = {
    stores: slugs(recordOf('stores')),
    promotions: slugs(recordOf('promotions')),
    events: slugs(recordOf('events')),
    galleries: slugs(recordOf('galleries')),
    blogs: slugs(blogOf),
  }
  return { today, pictures, picturesPath, targets, records, categories: findCategories(folder), siteUrl }
}

/** The slugs of both levels; undefined where the categories cannot be read. */
function findCategories({ sources }: ContentFolder): ReadonlySet<string> | undefined {
  const written = spellOut(editableCategories, sources.get('categories.yaml')?.value)
  const categories = editableCategories.safeParse(written).data
  return (
    categories &&
    new Set(categories.flatMap(({ slug, children }) => [slug, ...children.map((child) => child.slug)]))
  )
}
