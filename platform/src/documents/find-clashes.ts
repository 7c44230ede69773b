import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { type Document, fieldOf, isGroup, type Path } from '@promenade/domain/studio/document'
import type { EntryDocument } from './entry-document.ts'
import { eventDates } from './event-dates.ts'

/** Two records have the same address or name, or a list names something twice. */
export interface Clash<Entry> {
  readonly entry: Entry
  readonly path: Path
  readonly key: string
  /** The record that has it too; the same one for a repetition in a list. */
  readonly holder: Entry
}

interface Claim {
  /** Where the key must be unique. */
  readonly space: string
  readonly key: string
  readonly path: Path
}

/** The clashes of records with those before them. With `changed`, of these records with any others. */
export function findClashes<Entry extends EntryDocument>(
  entries: readonly Entry[],
  today: string,
  isChanged: (entry: Entry) => boolean = () => true,
): readonly Clash<Entry>[] {
  const claims = entries.flatMap((entry) => claimsOf(entry, today).map((claim) => ({ ...claim, entry })))
  const groups = Map.groupBy(claims, ({ space, key }) => `${space} ${key}`)
  return [...groups.values()].flatMap((group) =>
    group.length === 1
      ? []
      : group.flatMap(({ entry, path, key }, index) => {
          if (!isChanged(entry)) return []
          const holder = group.find((other, at) => at !== index && (at < index || !isChanged(other.entry)))
          return holder === undefined ? [] : [{ entry, path, key, holder: holder.entry }]
        }),
  )
}

/** What is wrong with the key of a clash, with the name of the record that has it too. */
export function describeClash({ key, entry }: Clash<EntryDocument>, holder: string): string {
  return `"${key}" is ${hasAddress.has(entry.kind) ? 'also the slug of' : 'already in'} ${holder}`
}

const hasAddress: ReadonlySet<EntryKind> = new Set(['promotion', 'coupon', 'event', 'news', 'blog', 'post'])

function claimsOf(entry: EntryDocument, today: string): readonly Claim[] {
  const { kind, slug, document } = entry
  switch (kind) {
    case 'promotion':
    case 'coupon':
      return [{ space: 'promotions', key: slug, path: [] }]
    case 'event':
      return [slug, ...daySlugs(entry, today)].map((key) => ({ space: 'events', key, path: [] }))
    case 'news':
      return [{ space: 'events', key: slug, path: [] }]
    case 'blog':
    case 'post':
      return [{ space: 'blogs', key: slug, path: [] }]
    case 'category':
      return [{ space: 'categories', key: slug, path: ['slug'] }, ...childClaims(document)]
    case 'social-post':
      return [{ space: kind, key: slug, path: ['slug'] }]
    case 'banner':
      return fieldClaim(kind, 'name', document)
    case 'meta-data':
      return fieldClaim(kind, 'path', document)
    case 'point-of-interest':
      return groupsOf(document, 'locations').map((location, index) => ({
        space: `${kind} ${slug}`,
        key: String(location['slug']),
        path: ['locations', index, 'slug'],
      }))
    case 'homepage':
      return ['featured_promotions', 'featured_events', 'featured_stores'].flatMap((list) =>
        listClaims(entry, list),
      )
    case 'page':
      return listClaims(entry, 'galleries')
    default:
      return []
  }
}

/** A recurring event has an address for each of its days too. */
function daySlugs({ slug, document }: EntryDocument, today: string): readonly string[] {
  return eventDates(document, today)?.map((date) => `${slug}-${date}`) ?? []
}

function childClaims(document: Document): readonly Claim[] {
  return groupsOf(document, 'children').map((child, index) => ({
    space: 'categories',
    key: String(child['slug']),
    path: ['children', index, 'slug'],
  }))
}

function fieldClaim(kind: EntryKind, name: string, document: Document): readonly Claim[] {
  const value = fieldOf(document, name)
  return typeof value === 'string' ? [{ space: kind, key: value, path: [name] }] : []
}

function listClaims({ kind, slug, document }: EntryDocument, name: string): readonly Claim[] {
  const list = fieldOf(document, name)
  if (!Array.isArray(list)) return []
  return list.map((key, index) => ({
    space: `${kind} ${slug} ${name}`,
    key: String(key),
    path: [name, index],
  }))
}

function groupsOf(document: Document, name: string): readonly Document[] {
  const list = fieldOf(document, name)
  return Array.isArray(list) ? list.filter(isGroup) : []
}
