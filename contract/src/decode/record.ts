import type { MallRecord, Owner } from '@promenade/domain/mall/values'
import { type ItemContext, UnusableItem } from './response.ts'
import { type DateContext, readInstant } from './dates.ts'
import type { DecodeContext, Decoded, ResponseFault } from './decode-context.ts'
import { readId } from './id.ts'
import { isRow, ownValue, type Row } from './row.ts'
import { readSlug, slugKey } from './slug.ts'
import { readText } from './text.ts'
import { readUntranslated, type TextFields, translated } from './translation.ts'

/**
 * Decodes the common fields of a record. Id and slug replace each other if one is missing. Throws UnusableItem without
 * both or without a name.
 */
export function readRecord(row: Row, fields: TextFields, context: ItemContext<DecodeContext>): MallRecord {
  const id = readId(ownValue(row, 'id'))
  const slug = readSlug(ownValue(row, 'slug')) ?? readSlug(id)
  if (slug === undefined) throw new UnusableItem('has neither id nor slug')
  const name = readText(translated(row, fields['name'] ?? ['name'], context))
  if (name === undefined) throw new UnusableItem('has no name')
  return { id: id ?? slug, slug, name, ...readChanges(row, fields, context) }
}

/** Decodes the untranslated fields and the time of the last change. */
export function readChanges(
  row: Row,
  fields: TextFields,
  context: ItemContext<DecodeContext>,
): Pick<MallRecord, 'untranslated' | 'updatedAt'> {
  const updatedAt = readInstant(row, 'updated_at', context satisfies DateContext)
  const untranslated = readUntranslated(row, fields, context)
  return { untranslated, ...(updatedAt === undefined ? {} : { updatedAt }) }
}

/** Decodes the owner of a record: a store for the type `Store` with an id, else the mall, because their ids overlap. */
export function readOwner(row: Row, prefix: 'promotionable' | 'eventable' | 'jobable'): Owner {
  const type = readText(ownValue(row, `${prefix}_type`))?.toLowerCase()
  const storeId = readId(ownValue(row, `${prefix}_id`))
  if (type !== 'store' || storeId === undefined) return { kind: 'property' }
  const owner = ownValue(row, prefix)
  const storeName = isRow(owner) ? readText(ownValue(owner, 'name')) : undefined
  return { kind: 'store', storeId, ...(storeName === undefined ? {} : { storeName }) }
}

/**
 * Makes ids and slugs unique: of two records with the same id the second is dropped; of two with the same slug the second
 * gets its id as suffix.
 */
export function withUniqueKeys<T extends MallRecord>(
  resource: string,
  decoded: Decoded<readonly T[]>,
): Decoded<readonly T[]> {
  const faults: ResponseFault[] = [...decoded.faults]
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
