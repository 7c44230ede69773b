import type { Published } from './read-kind.ts'

/** No list is as long as this. */
const afterAll = 2 ** 31

/** By `position`; those without one last, the older first. */
export function inOrder<Value extends { readonly position?: number | undefined }>(
  entries: readonly Published<Value>[],
): readonly Published<Value>[] {
  const positionOf = ({ value }: Published<Value>) => value.position ?? afterAll
  return entries.toSorted((a, b) => positionOf(a) - positionOf(b) || a.entryId - b.entryId)
}

/** By address, letter by letter. */
export function bySlug<Entry extends { readonly slug: string }>(entries: readonly Entry[]): readonly Entry[] {
  return entries.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
}
