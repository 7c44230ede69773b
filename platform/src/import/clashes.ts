import type { EditableEvent } from '@promenade/contract/editing/events'
import type { Content, Entry } from './content.ts'
import type { ContentIssue } from './content-issue.ts'
import { eventDays } from './event-days.ts'
import { issueAt, type Source } from './source.ts'

type Checked = Omit<Content, 'property'> & { readonly sources: ReadonlyMap<string, Source> }

/** Finds records that would get the same address, and repeated entries of a list. */
export function findClashes(content: Checked): ContentIssue[] {
  const { sources } = content
  return [
    ...clashesIn('is also the slug of', [...content.promotions, ...content.coupons].map(slugClaim)),
    ...clashesIn('is also the slug of', [
      ...content.events.flatMap((entry) => dayClaims(entry, content)),
      ...content.news.map(slugClaim),
    ]),
    ...clashesIn('is also the slug of', [...content.blogs, ...content.posts].map(postClaim)),
    ...clashesIn('is already in', categoryClaims(content, sources.get('categories.yaml'))),
    ...clashesIn('is already in', listClaims(content.banners, 'name', sources.get('banners.yaml'))),
    ...clashesIn('is already in', listClaims(content.social, 'slug', sources.get('social.yaml'))),
    ...clashesIn('is already in', listClaims(content.metaData, 'path', sources.get('meta-data.yaml'))),
    ...content.pointsOfInterest.flatMap(({ source, value: { locations } }) =>
      clashesIn(
        'is already in',
        locations.map(({ slug }, index) => ({ key: slug, source, path: ['locations', index, 'slug'] })),
      ),
    ),
    ...featureClaims(content, sources.get('homepage.yaml')).flatMap((claims) =>
      clashesIn('is already in', claims),
    ),
    ...content.pages.flatMap(({ source, value: { galleries } }) =>
      clashesIn(
        'is already in',
        galleries.map((key, index) => ({ key, source, path: ['galleries', index] })),
      ),
    ),
  ]
}

/** A record's use of a key that must be unique. */
interface Claim {
  readonly key: string
  readonly source: Source
  readonly path: readonly PropertyKey[]
}

/** A fault for each claim whose key an earlier claim has. */
function clashesIn(message: string, claims: readonly Claim[]): ContentIssue[] {
  const holders = new Map<string, Source>()
  return claims.flatMap(({ key, source, path }) => {
    const holder = holders.get(key)
    if (holder === undefined) holders.set(key, source)
    return holder === undefined ? [] : [issueAt(source, path, `"${key}" ${message} ${holder.file}`)]
  })
}

function slugClaim({ slug, source }: { readonly slug: string; readonly source: Source }): Claim {
  return { key: slug, source, path: [] }
}

/** A recurring event has an address for each of its days too. */
function dayClaims(entry: Entry<EditableEvent>, { today }: Checked): readonly Claim[] {
  const days = eventDays(entry, today).filter(({ series }) => series !== null)
  return [entry, ...days].map(slugClaim)
}

/** Blogs and posts share the addresses below /blogs. */
function postClaim({ slug, source }: { readonly slug: string; readonly source: Source }): Claim {
  return { key: slug.replace(/^.*\//, ''), source, path: [] }
}

function categoryClaims({ categories }: Checked, source: Source | undefined): Claim[] {
  if (source === undefined) return []
  return categories.flatMap(({ slug, children }, index) => [
    { key: slug, source, path: [index, 'slug'] },
    ...children.map((child, childIndex) => ({
      key: child.slug,
      source,
      path: [index, 'children', childIndex, 'slug'],
    })),
  ])
}

function listClaims<Key extends string>(
  items: readonly Readonly<Record<Key, string>>[],
  key: Key,
  source: Source | undefined,
): Claim[] {
  return source === undefined
    ? []
    : items.map((item, index) => ({ key: item[key], source, path: [index, key] }))
}

function featureClaims({ homepage }: Checked, source: Source | undefined): Claim[][] {
  if (homepage === undefined || source === undefined) return []
  const fields = ['featured_promotions', 'featured_events', 'featured_stores'] as const
  return fields.map((field) => homepage[field].map((key, index) => ({ key, source, path: [field, index] })))
}
