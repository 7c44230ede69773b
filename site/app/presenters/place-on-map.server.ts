import type { AreaKind, LevelDrawing } from '@promenade/domain/map/drawing/level-drawing'
import type { Store } from '../../content/mall-content.ts'
import { guideOf } from '../../content/map-guide.ts'
import type { Mall, Words } from './page-parts.ts'
import type { PlaceLocatorProps } from '../components/place-locator/place-locator.tsx'
import { levelDrawing } from './level-drawing.server.ts'
import { storePlace } from './store-place.ts'

/** The position of a store as a small plan; undefined if it is not on the map. */
export function placeOnMap(store: Store, context: Words & Mall): PlaceLocatorProps | undefined {
  const { content } = context
  const { map } = content
  const place = map && guideOf(map, content).places.find(store.slug)
  const drawing = place && levelDrawing(content, place.levelId)
  const drawn = drawing?.stores.find(({ slug }) => slug === store.slug)
  if (drawing === undefined || drawn === undefined) return undefined
  return {
    ...outlineOf(drawing, store.slug),
    to: context.href(`/map?store=${encodeURIComponent(store.slug)}`),
    label: context.messages.store.onPlan(storePlace(store, context) ?? store.name),
    place: drawn.path,
    at: drawn.at,
  }
}

/** A level without names: walkways, and all units except one. */
function outlineOf(
  { areas, stores, box }: LevelDrawing,
  except: string,
): Pick<PlaceLocatorProps, 'box' | 'ground' | 'rooms'> {
  const pathsOf = (...kinds: readonly AreaKind[]) =>
    areas.flatMap(({ kind, path }) => (kinds.includes(kind) ? [path] : [])).join('')
  const others = stores.filter(({ slug }) => slug !== except)
  return {
    box,
    ground: pathsOf('walkway', 'parking'),
    rooms: pathsOf('room', 'private') + others.map(({ path }) => path).join(''),
  }
}
