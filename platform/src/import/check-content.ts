import { dateIn } from '@promenade/domain/calendar/instants'
import type { z } from 'zod'
import { findClashes } from './clashes.ts'
import type { Content, Entry } from './content.ts'
import { ContentFaults, type Fault } from './faults.ts'
import { createFields, type Surroundings } from './fields.ts'
import type { ContentFolder } from './folder.ts'
import {
  categories as categoriesFormat,
  createFormat,
  type Format,
  property as propertyFormat,
} from './format.ts'
import { checkMap } from './map.ts'
import type { LinkTargets } from './site-links.ts'
import { describeIssues, type Source } from './source.ts'

/** Checks a whole content folder. Throws `ContentFaults` with every fault there is. */
export function checkContent(folder: ContentFolder, now: Date): Content {
  const faults: Fault[] = [...folder.faults]
  const reader = createReader(folder, faults)
  const property = reader.single('property', propertyFormat)
  if (property === undefined) {
    if (!folder.sources.has('property.yaml'))
      faults.push({ file: 'property.yaml', field: '', message: 'is missing' })
    throw new ContentFaults(faults)
  }
  const categories = reader.single('categories', categoriesFormat) ?? []
  const today = dateIn(now.getTime(), property.time_zone)
  const format = createFormat(
    createFields(findSurroundings(folder, { today, categories, siteUrl: property.url })),
  )
  const checkedProperty = reader.single('property', format.property)
  const records = readRecords(reader, format)
  const slugs = new Set(records.stores.map(({ slug }) => slug))
  const content = { today, categories, ...records, map: checkMap(folder.mapFiles, slugs, faults) }
  faults.push(...findClashes({ ...content, sources: folder.sources }))
  if (faults.length > 0 || checkedProperty === undefined) throw new ContentFaults(faults)
  return { ...content, property: checkedProperty }
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
  { sources, pictures }: ContentFolder,
  { today, categories, siteUrl }: Pick<Content, 'today' | 'categories'> & { siteUrl: string | undefined },
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
  const categorySlugs = categories.flatMap(({ slug, children }) => [
    slug,
    ...children.map((child) => child.slug),
  ])
  return { today, pictures, targets, records, categories: new Set(categorySlugs), siteUrl }
}
