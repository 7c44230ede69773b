import type { ContestJson, ContestSearch } from '@promenade/contract/studio-api/contests'
import { findLikeEntries } from '@promenade/domain/contests/like-entries'
import { contestFields } from '@promenade/domain/forms/forms'
import { foldText } from '@promenade/domain/search/words'
import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { decodeFields } from '../../database/form-fields.ts'

/** An entry of a contest, without its photo. */
export type Entry = ContestJson['page'][number]

/** The entries of a contest, the first one first, with those that they resemble. */
export async function listEntries(database: Database, contest: number): Promise<readonly Entry[]> {
  const rows = await database
    .selectFrom('contest_entry')
    .select(['id', 'email', 'fields', 'locale', 'created_at as at'])
    .select(['confirmed_age as confirmedAge', 'confirmed_eligibility as confirmedEligibility'])
    .select(['excluded_at as excludedAt', 'excluded_because as because', 'excluded_by as by'])
    .select(sql<boolean>`photo is not null`.as('hasPhoto'))
    .where('entry_id', '=', contest)
    .orderBy('id')
    .execute()
  const entries = rows.map(({ id, email, fields, at, excludedAt, because, by, ...row }) => ({
    ...row,
    ...decodeFields(contestFields, { fields, email }),
    ticket: id,
    at: at.toISOString(),
    excluded: excludedAt === null ? null : { because: because ?? '', by },
  }))
  const like = findLikeEntries(entries.map(entrantOf))
  return entries.map((entry) => ({ ...entry, like: [...(like.get(entry.ticket) ?? [])] }))
}

/** Who entered. */
export function entrantOf(entry: Omit<Entry, 'like'>) {
  const { ticket, first_name: first, last_name: last, email, phone } = entry
  return { ticket, name: `${first} ${last}`, email, phone: phone ?? '' }
}

const filters: Readonly<Record<ContestSearch['show'], (entry: Entry) => boolean>> = {
  all: () => true,
  like: ({ like }) => like.length > 0,
  excluded: ({ excluded }) => excluded !== null,
}

/** The entries that were asked for. */
export function chooseEntries(entries: readonly Entry[], { show, search }: ContestSearch): readonly Entry[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  return entries.filter((entry) => {
    if (!filters[show](entry)) return false
    if (words.length === 0) return true
    const { ticket, name, email, phone } = entrantOf(entry)
    const text = foldText(`${name} ${email} ${phone}`)
    return words.every((word) => text.includes(word) || word === String(ticket))
  })
}
