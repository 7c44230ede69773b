import type { Store } from '@promenade/domain/mall/store'
import { guideOf } from '../content/map-guide.ts'
import type { Visit } from '../content/visit.ts'
import type { PlaceLocatorProps } from '../ui/place-locator/place-locator.tsx'
import { levelDrawing } from './level-drawing.server.ts'
import { storePlace } from './store-tile.server.ts'
import { wordingFor } from './wording.server.ts'

/** Where in the building a store is, as a small plan; undefined where the map does not have it. */
export function placeOnMap(store: Store, { content, ...visit }: Visit): PlaceLocatorProps | undefined {
  const { map, stores } = content
  const place = map && guideOf(map, stores).places.find(store.slug)
  const drawing = place && levelDrawing(content, place.levelId)
  const drawn = drawing?.stores.find(({ slug }) => slug === store.slug)
  if (drawing === undefined || drawn === undefined) return undefined
  const wording = wordingFor({ content, ...visit })
  const pathsOf = (...kinds: readonly string[]) =>
    drawing.areas.flatMap(({ kind, path }) => (kinds.includes(kind) ? [path] : [])).join('')
  const others = drawing.stores.filter(({ slug }) => slug !== store.slug)
  return {
    to: wording.href(`/map?store=${encodeURIComponent(store.slug)}`),
    label: wording.messages.store.onPlan(storePlace(store, wording) ?? store.name),
    box: drawing.box,
    ground: pathsOf('walkway', 'parking'),
    rooms: pathsOf('room', 'private') + others.map(({ path }) => path).join(''),
    place: drawn.path,
    at: drawn.at,
  }
}
