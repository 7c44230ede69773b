import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { kindsOfResources } from '@promenade/contract/public-api/resources'
import type { MallFault } from '@promenade/contract/studio-api/faults'
import { dateIn } from '@promenade/domain/calendar/instants'
import { fieldOf, isGroup, type Path } from '@promenade/domain/studio/document'
import type { Database } from '../../database/connect.ts'
import type { JudgedEntry } from './judge-mall.ts'

const dayMs = 24 * 3_600_000
/** The site tells what it leaves out every few hours. */
const leftOutMs = 2 * dayMs
const searchMs = 7 * dayMs
/** Searches in the list at once. */
const maxSearches = 50

interface Told {
  readonly propertyId: number
  readonly entries: readonly (JudgedEntry & { readonly entryId: number })[]
  readonly now: Date
  readonly timeZone: string
}

/** What the site itself found: records that it left out of a response, and searches without a result. */
export async function findSiteFindings(database: Database, told: Told): Promise<readonly MallFault[]> {
  const [leftOut, searches] = await Promise.all([
    database
      .selectFrom('site_left_out')
      .select('items')
      .where('property_id', '=', told.propertyId)
      .where('told_at', '>', new Date(told.now.getTime() - leftOutMs))
      .executeTakeFirst(),
    database
      .selectFrom('empty_search')
      .select(['locale', 'words', 'searched_at as at'])
      .where('property_id', '=', told.propertyId)
      .where('searched_at', '>', new Date(told.now.getTime() - searchMs))
      .orderBy('searched_at', 'desc')
      .orderBy('words')
      .execute(),
  ])
  const synonyms = new Set(told.entries.flatMap(({ document }) => listTags(document)))
  return [
    ...(leftOut?.items ?? []).map((item) => toLeftOut(item, told)),
    ...searches
      .filter(({ words }) => !synonyms.has(words))
      .slice(0, maxSearches)
      .map(({ locale, words, at }): MallFault => ({
        path: [],
        code: 'search-empty',
        severity: 'hint',
        message: `found nothing for "${words}" (${locale})`,
        values: { words, date: dateIn(at.getTime(), told.timeZone) },
        locale,
        fix: { action: 'synonym', words },
      })),
  ]
}

/** All words that people search for, of a record and of what is in it. */
function listTags(document: unknown): readonly string[] {
  if (Array.isArray(document)) return document.flatMap(listTags)
  if (!isGroup(document)) return []
  const { tags, children } = document
  const own = isGroup(tags) ? Object.values(tags).flat() : []
  return [
    ...own.flatMap((tag) => (typeof tag === 'string' ? [tag.toLowerCase()] : [])),
    ...listTags(children),
  ]
}

interface LeftOut {
  readonly resource: string
  readonly item: string
  readonly message: string
}

function toLeftOut({ resource, item, message }: LeftOut, { entries }: Told): MallFault {
  const kinds: Readonly<Record<string, EntryKind>> = kindsOfResources
  // The id of a category is that of a part of its record.
  const kind = resource === 'categories' ? undefined : kinds[resource]
  const id = /\(id ([^)]+)\)/.exec(item)?.[1]
  const entry = entries.find(
    (one) => one.kind === kind && (id === undefined ? kind === resource : String(one.publicId) === id),
  )
  return {
    ...(entry === undefined ? {} : { entry: entry.entryId }),
    path: entry === undefined ? [] : [...fieldIn(entry, message)],
    code: 'left-out',
    severity: 'hint',
    message: `is not shown as it was sent: ${item}: ${message}`,
    values: { item, text: message },
  }
}

/** The field that a message names, as in "image_url is no address", if the record has one of that name. */
function fieldIn({ document }: Pick<JudgedEntry, 'document'>, message: string): Path {
  const name = /[a-z]+(?:_[a-z]+)*/.exec(message)?.[0] ?? ''
  return fieldOf(document, name) === undefined ? [] : [name]
}
