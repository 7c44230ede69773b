import { defaultLocale } from '../locale/locale.ts'
import type { Label, MapLevel } from './mall-map.ts'

/** The inputs of a slug. */
interface Unnamed {
  readonly kind: string
  readonly amenity?: string
  readonly name: Label
  readonly levelId: string
  /** The slug in the mall's content. */
  readonly contentSlug?: string
}

/**
 * A distinct slug for each place: that of the content, else from the English name; for a shared name, with the level's short
 * name (`women-2`) and, if needed, a number in the map's order. Slugs of the content go first, so that no name on the map
 * takes the address of a store.
 */
export function slugsOf(places: readonly Unnamed[], levels: readonly MapLevel[]): string[] {
  const slugs = new Map<Unnamed, string>()
  const taken = new Set<string>()
  const take = (place: Unnamed, slug: string): boolean => {
    if (slug === '' || taken.has(slug)) return false
    taken.add(slug)
    slugs.set(place, slug)
    return true
  }
  for (const place of places) take(place, place.contentSlug ?? '')
  const rest = places.filter((place) => !slugs.has(place))
  const uses = Map.groupBy(rest, baseOf)
  for (const place of rest) {
    const base = baseOf(place)
    if (uses.get(base)?.length === 1 && take(place, base)) continue
    const level = levels.find(({ id }) => id === place.levelId)
    const onLevel = slugOf(`${base} ${nameInEnglish(level?.shortName ?? {})}`)
    for (let number = 1; ; number += 1)
      if (take(place, number === 1 ? onLevel : `${onLevel}-${number}`)) break
  }
  return places.map((place) => slugs.get(place) ?? '')
}

function baseOf({ name, amenity, kind }: Unnamed): string {
  return slugOf(nameInEnglish(name)) || (amenity ?? kind)
}

/** In lower case, without accents and punctuation, with hyphens: `Café & Co.` is `cafe-co`. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

/** In another language without an English name; empty without any. */
export function nameInEnglish(label: Label): string {
  return label[defaultLocale] ?? Object.values(label)[0] ?? ''
}
