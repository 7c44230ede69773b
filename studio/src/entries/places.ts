import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { byLocale, defaultLocale, type Locale } from '@promenade/domain/locale/locale'
import { type ClosureState, closureState } from '@promenade/domain/studio/closure'
import { type Document, isGroup } from '@promenade/domain/studio/document'
import { getAt, setInDocument } from '@promenade/domain/studio/path'

/** A lift with a stop on each level, or a place on one. */
export interface Place {
  readonly row: EntryRow
  readonly name: { readonly [Code in Locale]?: string | undefined }
  /** Its indexes in the list of the record. */
  readonly indexes: readonly number[]
  readonly levels: readonly number[]
  readonly state: ClosureState
  /** Those of them that are out of order now, or will be. */
  readonly closed: readonly number[]
  /** As the first of these levels has them: the first day, `2026-12-24`, the end, as a day or `2026-12-24 18:00`, the cause, and when somebody looked, `2026-12-24 9:30`. */
  readonly from: string | undefined
  readonly until: string | undefined
  readonly why: { readonly [Code in Locale]?: string | undefined }
  readonly seen: string | undefined
}

/**
 * Lists the places of all groups. Locations with the same name on several levels, such as "Lift A, Level 1",
 * are one place.
 */
export function listPlaces(
  rows: readonly EntryRow[],
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): readonly Place[] {
  return rows.flatMap((row) => {
    const locations = locationsOf(row.document ?? {})
    const indexed = locations.map((location, index) => ({ location, index }))
    const groups = Map.groupBy(indexed, ({ location }) => keyOf(location, locations))
    return Array.from(groups.values(), (stops): Place => {
      const [first] = stops
      const isShared = stops.length > 1
      const states = stops.map(({ location }) =>
        isGroup(location) ? closureState(location, now, timeZone) : 'open',
      )
      const closed = stops.filter((_, index) => worst.some((state) => state === states[index]))
      const [shut] = closed
      return {
        row,
        name: byLocale((code) => {
          const name = textAt(first?.location, 'name', code)
          return isShared && name !== undefined ? withoutLevel(name) : name
        }),
        indexes: stops.map(({ index }) => index),
        levels: stops.flatMap(({ location }) => {
          const level = getAt(location, ['level'])
          return typeof level === 'number' ? [level] : []
        }),
        state: worst.find((state) => states.includes(state)) ?? 'open',
        closed: closed.map(({ index }) => index),
        from: textAt(shut?.location, 'closed_from'),
        until: textAt(shut?.location, 'closed_until'),
        why: byLocale((code) => textAt(shut?.location, 'closed_why', code)),
        seen: textAt(shut?.location, 'closed_seen'),
      }
    })
  })
}

/** What staff has to know first. */
const worst = ['unconfirmed', 'closed', 'planned'] as const

/** The fields of a closure; undefined removes one. */
export interface ClosureFields {
  readonly closed?: true | undefined
  readonly closed_from?: string | undefined
  readonly closed_until?: string | undefined
  readonly closed_why?: Document | undefined
  readonly closed_seen?: string | undefined
}

/** Those of a place that works. */
export const works: ClosureFields = {
  closed: undefined,
  closed_from: undefined,
  closed_until: undefined,
  closed_why: undefined,
  closed_seen: undefined,
}

/** The record with these fields at some of its locations. */
export function withClosure(document: Document, indexes: readonly number[], fields: ClosureFields): Document {
  return indexes.reduce(
    (changed, index) =>
      Object.entries(fields).reduce(
        (next, [field, value]) => setInDocument(next, ['locations', index, field], value),
        changed,
      ),
    document,
  )
}

/** The places of a record; empty without any. */
export function locationsOf(document: Document): readonly unknown[] {
  const locations = getAt(document, ['locations'])
  return Array.isArray(locations) ? locations : []
}

/** The name without the level, if a location on another level has the same. */
function keyOf(location: unknown, all: readonly unknown[]): string {
  const name = textAt(location, 'name', defaultLocale) ?? ''
  const short = withoutLevel(name)
  const level = getAt(location, ['level'])
  const isShared = all.some(
    (other) =>
      getAt(other, ['level']) !== level && withoutLevel(textAt(other, 'name', defaultLocale) ?? '') === short,
  )
  return isShared && short !== name ? short : `${name} ${String(getAt(location, ['slug']))}`
}

function textAt(location: unknown, ...path: readonly string[]): string | undefined {
  const text = getAt(location, path)
  return typeof text === 'string' ? text : undefined
}

function withoutLevel(name: string): string {
  return name.replace(/,[^,]*$/, '')
}
