import type { GoneRecord } from '@promenade/domain/mall/gone'
import type { Owner } from '@promenade/domain/mall/values'
import { isGoneKind } from './paged-kinds.ts'
import type { SavedResponse } from './snapshot.ts'

/** Key of the saved response. */
export const goneKey = 'gone'

/** Its key in earlier releases. */
const formerKey = 'departed'

/** The saved responses, with the records of an earlier release under the present key. */
export function renameFormerKeys(saved: readonly SavedResponse[]): readonly SavedResponse[] {
  const hasOwn = new Set(saved.filter(({ key }) => key === goneKey).map(({ locale }) => locale))
  return saved.map((one) =>
    one.key === formerKey && !hasOwn.has(one.locale) ? { ...one, key: goneKey } : one,
  )
}

/** Parses saved records; invalid ones are dropped. */
export function readGoneRecords(saved: unknown): readonly GoneRecord[] {
  return Array.isArray(saved) ? saved.filter(isGone) : []
}

function isGone(value: unknown): value is GoneRecord {
  if (!isRecord(value)) return false
  const { kind, slug, name, isEnglish, goneAt, overAt, owner, categoryIds } = value
  return (
    isGoneKind(kind) &&
    typeof slug === 'string' &&
    typeof name === 'string' &&
    typeof isEnglish === 'boolean' &&
    typeof goneAt === 'number' &&
    (overAt === undefined || typeof overAt === 'number') &&
    (owner === undefined || isOwner(owner)) &&
    (categoryIds === undefined ||
      (Array.isArray(categoryIds) && categoryIds.every((id) => typeof id === 'string')))
  )
}

function isOwner(value: unknown): value is Owner {
  if (!isRecord(value)) return false
  const { kind, storeId, storeName } = value
  if (kind === 'property') return true
  return (
    kind === 'store' &&
    typeof storeId === 'string' &&
    (storeName === undefined || typeof storeName === 'string')
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
