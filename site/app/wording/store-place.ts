import type { StoreListing } from '@promenade/domain/mall/store'
import type { TimelessWording } from './wording.server.ts'

/** `Level 2, unit 214`, or as much of it as is known. */
export function storePlace(
  { level, unit }: Pick<StoreListing, 'level' | 'unit'>,
  { messages }: TimelessWording,
): string | undefined {
  if (level !== undefined && unit !== undefined) {
    return messages.store.place(messages.store.level(level), unit)
  }
  if (level !== undefined) return messages.store.level(level)
  return unit === undefined ? undefined : messages.store.unit(unit)
}
