import type { MallRecord, Owner } from '@promenade/domain/mall/values'
import { type Reading, UnusableItem } from './response.ts'
import { type DateContext, readInstant } from './dates.ts'
import type { DecodeContext, Decoded, Fault } from './decoded.ts'
import { readId } from './id.ts'
import { isRow, ownValue, type Row } from './row.ts'
import { readSlug, slugKey } from './slug.ts'
import { readText } from './text.ts'
import { readUntranslated, type TextFields, translated } from './translation.ts'

/**
 * What every record has. The id stands in for a missing slug and the slug for a missing id; a record with neither, or
 * without a name, is unusable.
 */
export function readRecord(row: Row, fields: TextFields, reading: Reading<DecodeContext>): MallRecord {
  const id = readId(ownValue(row, 'id'))
  const slug = readSlug(ownValue(row, 'slug')) ?? readSlug(id)
  if (slug === undefined) throw new UnusableItem('has neither id nor slug')
  const name = readText(translated(row, fields['name'] ?? ['name'], reading))
  if (name === undefined) throw new UnusableItem('has no name')
  return { id: id ?? slug, slug, name, ...readChanges(row, fields, reading) }
}

/** Which texts are English although another language was asked for, and when the record last changed. */
export function readChanges(
  row: Row,
  fields: TextFields,
  reading: Reading<DecodeContext>,
): Pick<MallRecord, 'untranslated' | 'updatedAt'> {
  const updatedAt = readInstant(row, 'updated_at', reading satisfies DateContext)
  const untranslated = readUntranslated(row, fields, reading)
  return { untranslated, ...(updatedAt === undefined ? {} : { updatedAt }) }
}

/** Whom a record belongs to. Only the type `Store` with an id makes it a store's: ids of malls and stores overlap. */
export function readOwner(row: Row, prefix: 'promotionable' | 'eventable' | 'jobable'): Owner {
  const type = readText(ownValue(row, `${prefix}_type`))?.toLowerCase()
  const storeId = readId(ownValue(row, `${prefix}_id`))
  if (type !== 'store' || storeId === undefined) return { kind: 'property' }
  const owner = ownValue(row, prefix)
  const storeName = isRow(owner) ? readText(ownValue(owner, 'name')) : undefined
  return { kind: 'store', storeId, ...(storeName === undefined ? {} : { storeName }) }
}

/**
 * Records of which no two have the same id or slug: of two with one id the second is left out, of two with one slug the
 * first keeps it and the second gets its id appended.
 */
export function withUniqueKeys<T extends MallRecord>(
  resource: string,
  decoded: Decoded<readonly T[]>,
): Decoded<readonly T[]> {
  const faults: Fault[] = [...decoded.faults]
  const ids = new Set<string>()
  const slugs = new Set<string>()
  const value = decoded.value.flatMap((record) => {
    const item = `${resource} (id ${record.id.slice(0, 40)})`
    if (ids.has(record.id)) {
      faults.push({ item, message: 'has the id of an earlier one; left out' })
      return []
    }
    ids.add(record.id)
    const slug = freeSlug(record, slugs)
    if (slug !== record.slug)
      faults.push({ item, message: 'has the slug of an earlier one; its id was appended' })
    slugs.add(slugKey(slug) ?? slug)
    return [slug === record.slug ? record : { ...record, slug }]
  })
  return { value, faults }
}

function freeSlug(record: MallRecord, taken: ReadonlySet<string>): string {
  const candidates = [record.slug, `${record.slug}-${record.id}`].map((slug) => readSlug(slug) ?? record.id)
  const free = candidates.find((slug) => !taken.has(slugKey(slug) ?? slug))
  return free ?? `${record.slug}-${record.id}-${taken.size + 1}`
}
