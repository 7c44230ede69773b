import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { byLocale, defaultLocale, type Locale } from '@promenade/domain/locale/locale'
import { type Document, isGroup } from '@promenade/domain/studio/document'
import { getAt, setInDocument } from '@promenade/domain/studio/path'

/** A lift with a stop on each level, or a place on one. */
export interface Place {
  readonly row: EntryRow
  readonly name: { readonly [Code in Locale]?: string | undefined }
  /** Its indexes in the list of the record. */
  readonly indexes: readonly number[]
  readonly levels: readonly number[]
  /** The number of its levels that are out of order now. */
  readonly closed: number
  /** The last day out of order, `2026-12-24`. */
  readonly until: string | undefined
}

/**
 * Lists the places of all groups. Locations with the same name on several levels, such as "Lift A, Level 1",
 * are one place.
 */
export function listPlaces(rows: readonly EntryRow[], today: string): readonly Place[] {
  return rows.flatMap((row) => {
    const locations = locationsOf(row.document ?? {})
    const indexed = locations.map((location, index) => ({ location, index }))
    const groups = Map.groupBy(indexed, ({ location }) => keyOf(location, locations))
    return Array.from(groups.values(), (stops): Place => {
      const [first] = stops
      const isShared = stops.length > 1
      return {
        row,
        name: byLocale((code) => {
          const name = nameIn(first?.location, code)
          return isShared && name !== undefined ? withoutLevel(name) : name
        }),
        indexes: stops.map(({ index }) => index),
        levels: stops.flatMap(({ location }) => {
          const level = getAt(location, ['level'])
          return typeof level === 'number' ? [level] : []
        }),
        closed: stops.filter(({ location }) => isClosed(location, today)).length,
        until: stops.flatMap(({ location }) => untilOf(location) ?? [])[0],
      }
    })
  })
}

/** Marks a place of a group as out of order, until a day or without an end; or as working again. */
export function withPlace(
  document: Document,
  { indexes }: Pick<Place, 'indexes'>,
  state: 'works' | { readonly until: string | undefined },
): Document {
  return indexes.reduce(
    (changed, index) =>
      setInDocument(
        setInDocument(changed, ['locations', index, 'closed'], state === 'works' ? undefined : true),
        ['locations', index, 'closed_until'],
        state === 'works' ? undefined : state.until,
      ),
    document,
  )
}

function locationsOf(document: Document): readonly unknown[] {
  const locations = getAt(document, ['locations'])
  return Array.isArray(locations) ? locations : []
}

function isClosed(location: unknown, today: string): boolean {
  const until = untilOf(location)
  return getAt(location, ['closed']) === true && (until === undefined || until >= today)
}

function untilOf(location: unknown): string | undefined {
  const until = getAt(location, ['closed_until'])
  return typeof until === 'string' ? until : undefined
}

/** The name without the level, if a location on another level has the same. */
function keyOf(location: unknown, all: readonly unknown[]): string {
  const name = nameIn(location, defaultLocale) ?? ''
  const short = withoutLevel(name)
  const level = getAt(location, ['level'])
  const isShared = all.some(
    (other) =>
      getAt(other, ['level']) !== level && withoutLevel(nameIn(other, defaultLocale) ?? '') === short,
  )
  return isShared && short !== name ? short : `${name} ${String(getAt(location, ['slug']))}`
}

function nameIn(location: unknown, locale: Locale): string | undefined {
  const names = getAt(location, ['name'])
  const name = isGroup(names) ? names[locale] : undefined
  return typeof name === 'string' ? name : undefined
}

function withoutLevel(name: string): string {
  return name.replace(/,[^,]*$/, '')
}
