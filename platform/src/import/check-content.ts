import { dateIn } from '@promenade/domain/calendar/instants'
import type { z } from 'zod'
import { findClashes } from './clashes.ts'
import type { Content, Entry } from './content.ts'
import { ContentFaults, type Fault } from './faults.ts'
import { createFields, noPicturesFolder, type Surroundings } from './fields.ts'
import type { ContentFolder } from './folder.ts'
import { categories as categoriesFormat, createFormat, type Format } from './format.ts'
import { checkMap } from './map.ts'
import { basics } from './property-format.ts'
import type { LinkTargets } from './site-links.ts'
import { describeIssues, type Source } from './source.ts'

/** Checks a whole content folder. Throws `ContentFaults` with every fault there is. */
export function checkContent(folder: ContentFolder, now: Date): Content {
  const faults: Fault[] = [...folder.faults, ...findMissingFiles(folder)]
  const reader = createReader(folder, faults)
  const { time_zone, url: siteUrl } = basics.parse(folder.sources.get('property.yaml')?.value)
  const categories = reader.single('categories', categoriesFormat)
  const today = dateIn(now.getTime(), time_zone)
  const format = createFormat(createFields(findSurroundings(folder, { today, categories, siteUrl })))
  const property = reader.single('property', format.property)
  const records = readRecords(reader, format)
  const slugs = new Set(records.stores.map(({ slug }) => slug))
  const map = checkMap(folder.mapFiles, slugs, faults)
  const content = { today, categories: categories ?? [], ...records, map }
  faults.push(...findClashes({ ...content, sources: folder.sources }))
  if (faults.length > 0 || property === undefined) throw new ContentFaults(foldPictureFaults(faults, folder))
  return { ...content, property }
}

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

type Reader = ReturnType<typeof createReader>

function createReader({ sources }: ContentFolder, faults: Fault[]) {
  const read = <Schema extends z.ZodType>(source: Source, schema: Schema): z.output<Schema> | undefined => {
    // A file that is no YAML has its fault already.
    if (source.faults.length > 0) return undefined
    const parsed = schema.safeParse(source.value, { reportInput: true })
    if (parsed.success) return parsed.data
    faults.push(...describeIssues(source, parsed.error))
    return undefined
  }
  return {
    single<Schema extends z.ZodType>(name: string, schema: Schema) {
      const source = sources.get(`${name}.yaml`)
      return source === undefined ? undefined : read(source, schema)
    },
    entries<Schema extends z.ZodType>(
      matches: (file: string) => string | undefined,
      schema: Schema,
    ): Entry<Schema>[] {
      return [...sources.values()].flatMap((source) => {
        const slug = matches(source.file)
        const value = slug === undefined ? undefined : read(source, schema)
        return slug === undefined || value === undefined ? [] : [{ slug, value, source }]
      })
    },
  }
}

function readRecords(reader: Reader, format: Format) {
  return {
    hours: reader.single('hours', format.hours),
    stores: reader.entries(recordOf('stores'), format.store),
    promotions: reader.entries(recordOf('promotions'), format.promotion),
    coupons: reader.entries(recordOf('coupons'), format.promotion),
    events: reader.entries(recordOf('events'), format.event),
    news: reader.entries(recordOf('news'), format.event),
    jobs: reader.entries(recordOf('jobs'), format.job),
    contests: reader.entries(recordOf('contests'), format.contest),
    blogs: reader.entries(blogOf, format.blog),
    posts: reader.entries(postOf, format.post),
    galleries: reader.entries(recordOf('galleries'), format.gallery),
    banners: reader.single('banners', format.banners) ?? [],
    homepage: reader.single('homepage', format.homepage),
    pages: reader.entries(recordOf('pages'), format.page),
    popups: reader.entries(recordOf('popups'), format.popup),
    pointsOfInterest: reader.entries(recordOf('points-of-interest'), format.pointOfInterest),
    social: reader.single('social', format.social) ?? [],
    metaData: reader.single('meta-data', format.metaData) ?? [],
  }
}

function recordOf(folder: string): (file: string) => string | undefined {
  return (file) =>
    file.startsWith(`${folder}/`) ? file.slice(folder.length + 1, -'.yaml'.length) : undefined
}

function blogOf(file: string): string | undefined {
  return /^blogs\/(.+)\/blog\.yaml$/.exec(file)?.[1]
}

function postOf(file: string): string | undefined {
  return blogOf(file) === undefined ? /^blogs\/(.+\/.+)\.yaml$/.exec(file)?.[1] : undefined
}

function findSurroundings(
  { sources, pictures, picturesPath }: ContentFolder,
  {
    today,
    categories,
    siteUrl,
  }: Pick<Surroundings, 'today' | 'siteUrl'> & {
    categories: Content['categories'] | undefined
  },
): Surroundings {
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
  const records = new Map(
    ['stores', 'promotions', 'events', 'galleries'].map((name) => [name, slugs(recordOf(name))]),
  )
  const categorySlugs = categories?.flatMap(({ slug, children }) => [
    slug,
    ...children.map((child) => child.slug),
  ])
  return {
    today,
    pictures,
    picturesPath,
    targets,
    records,
    categories: categorySlugs && new Set(categorySlugs),
    siteUrl,
  }
}
