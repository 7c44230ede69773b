import type { Label, MapLevel } from './mall-map.ts'

/** What a slug is made of. */
interface Unnamed {
  readonly kind: string
  readonly amenity?: string
  readonly name: Label
  readonly levelId: string
  /** The slug that the mall's content gives it. */
  readonly told?: string
}

/**
 * A slug for each place, none twice: the told one, else the English name; where places share a name, with the level's
 * short name (`women-2`) and, where that does not tell them apart, a number in the map's order. What is told goes
 * first, so that no name on the map ever takes the address of a store.
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
  for (const place of places) take(place, place.told ?? '')
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

/** Lower case, without accents and signs, joined by hyphens: `Café & Co.` is `cafe-co`. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

/** In another language where there is no English; empty where there is no name at all. */
export function nameInEnglish(label: Label): string {
  return label['en'] ?? Object.values(label)[0] ?? ''
}
