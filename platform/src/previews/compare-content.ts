import { pagePathOf } from '@promenade/contract/kinds/kinds'
import { kindsOfResources, type ResourceName } from '@promenade/contract/public-api/resources'
import type { PageChangeJson } from '@promenade/contract/studio-api/previews'
import { defaultLocale, locales } from '@promenade/domain/locale/locale'
import { isEqual } from '@promenade/domain/studio/document'
import { z } from 'zod'
import { contentResources } from '../content-api/resources.ts'
import type { PublishedDocuments } from '../documents/published-documents.ts'

/** Documents and the moment at which visitors get them. */
interface Moment {
  readonly documents: PublishedDocuments
  readonly now: Date
}

/** The resources that list records with pages. */
const paged = [
  'stores',
  'promotions',
  'coupons',
  'events',
  'news',
  'jobs',
  'contests',
  'pages',
  'blogs',
] as const satisfies readonly ResourceName[]

/** The resources whose records are shown together, with the page that does. */
const together = [
  ['hours', '/hours'],
  ['banners', '/'],
  ['homepage', '/'],
  ['popups', '/'],
  ['property', '/'],
  ['categories', '/stores'],
  ['pointsOfInterest', '/map'],
] as const satisfies readonly (readonly [ResourceName, string])[]

/** The pages of the site that differ between two moments, in the order of the resources. */
export function compareContent(before: Moment, after: Moment): readonly PageChangeJson[] {
  return [...listOwn(before, after), ...listTogether(before, after)]
}

function listOwn(before: Moment, after: Moment): readonly PageChangeJson[] {
  return paged.flatMap((name) => {
    const kind = kindsOfResources[name]
    const [was, is] = [before, after].map((moment) => recordsBySlug(moment, name))
    const slugs = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])]
    return slugs.flatMap((slug): PageChangeJson[] => {
      const [old, current] = [was?.get(slug), is?.get(slug)]
      if (isEqual(old, current)) return []
      const change = old === undefined ? 'new' : current === undefined ? 'gone' : 'changed'
      const path = pagePathOf(kind, slug) ?? '/'
      return [{ path, kind, title: titleOf(current ?? old ?? {}), change }]
    })
  })
}

type Translated = Readonly<Record<string, z.output<typeof recordSchema>>>

/** The records of a resource, each in all languages. */
function recordsBySlug(moment: Moment, name: ResourceName): ReadonlyMap<string, Translated> {
  const records = new Map<string, Translated>()
  for (const { code } of locales)
    for (const record of z.array(recordSchema).parse(respond(name, moment, code)))
      records.set(record.slug, { ...records.get(record.slug), [code]: record })
  return records
}

/** Some resources call the name of a record its title. */
const recordSchema = z.looseObject({
  slug: z.string(),
  name: z.string().optional(),
  title: z.string().optional(),
})

function titleOf(texts: Translated): PageChangeJson['title'] {
  const names = Object.entries(texts).map(([code, { name, title }]) => [code, name ?? title] as const)
  return { [defaultLocale]: '', ...Object.fromEntries(names) }
}

function listTogether(before: Moment, after: Moment): readonly PageChangeJson[] {
  return together.flatMap(([name, path]): PageChangeJson[] => {
    // Its days move on with the calendar: what differs is what somebody has changed.
    const base = name === 'hours' ? { ...before, now: after.now } : before
    const isSame = locales.every(({ code }) => isEqual(respond(name, base, code), respond(name, after, code)))
    return isSame ? [] : [{ path, kind: kindsOfResources[name], change: 'changed' }]
  })
}

function respond(
  name: ResourceName,
  { documents, now }: Moment,
  locale: (typeof locales)[number]['code'],
): unknown {
  const resource = contentResources.find((one) => one.name === name)
  return resource?.respond({ documents, locale, now, slug: '', path: '/' })
}
