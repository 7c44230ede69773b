import { labelIn } from '@promenade/domain/map/label-in'
import type { MapLevel } from '@promenade/domain/map/mall-map'
import { isTenant, type MapPlace } from '@promenade/domain/map/map-places'
import { chosenView } from './chosen-view.ts'
import { findRoute, type FoundRoute } from './found-route.ts'
import { heldQuestion, mapSearch } from './map-query.ts'
import { planFocus, planLayers } from './plan-layers.ts'
import type { Planned } from './plan-request.ts'
import { routeScreen } from './route-screen.ts'

/** The part of the plan's screen that depends on what is asked. */
export function planAnswer(planned: Planned) {
  const { map, guide, asked, wording } = planned
  const found = findRoute(planned)
  const chosen = asked.store === undefined ? undefined : guide.places.find(asked.store)
  const level = levelShown(planned, [chosen, found.from, found.to])
  const href = (levelId: string) => levelHref(levelId, planned)
  const drawing = planned.drawingOf(level.id)
  const layers = planLayers(planned, { level, chosen, way: found, levelHref: href })
  return {
    ...heldQuestion(asked),
    level: { id: level.id, name: labelIn(level.name, wording.locale) },
    levels: map.levels.map(({ id, name }) => ({
      id,
      name: labelIn(name, wording.locale),
      to: href(id),
      isShown: id === level.id,
    })),
    drawing,
    sections: sections.filter((section) => drawing?.stores.some((store) => store.section === section)),
    layers,
    focus: planFocus(layers, drawing, asked.store),
    chosen: chosen && chosenView(chosen, planned),
    way: routeScreen(found, planned, href),
    wayBack: wayBack(found, planned),
  }
}

/** In the order of the legend, which names those that are drawn. */
const sections = ['retail', 'foodandbeverage', 'professionalservices'] as const

/** The level asked for, else that of the first thing that has one, else the one with shops that is nearest to the street. */
function levelShown({ map, asked, guide }: Planned, places: readonly (MapPlace | undefined)[]): MapLevel {
  const asIs = map.levels.find((level) => levelKey(level) === asked.level)
  const ofPlace = places.find((place) => place !== undefined)?.levelId
  const level =
    asIs ?? map.levels.find(({ id }) => id === ofPlace) ?? openingLevel(map.levels, guide.places.all)
  // The decoder gives no map without a level.
  if (level === undefined) throw new Error('The map has no level.')
  return level
}

/** Up rather than down where both are as near. */
function openingLevel(levels: readonly MapLevel[], places: readonly MapPlace[]): MapLevel | undefined {
  const withShops = new Set(places.filter(isTenant).map(({ levelId }) => levelId))
  const known = levels.some(({ id }) => withShops.has(id))
    ? levels.filter(({ id }) => withShops.has(id))
    : levels
  return known.toSorted((a, b) => Math.abs(a.ordinal) - Math.abs(b.ordinal) || b.ordinal - a.ordinal)[0]
}

/** What stands for a level in an address: its short name, as it stands in a lift. */
function levelKey({ shortName, ordinal }: MapLevel): string {
  return shortName['en']?.toLowerCase() ?? String(ordinal)
}

/** The ways on screen stay, and so does what was chosen: only the level differs. */
function levelHref(levelId: string, { asked, wording, map }: Planned): string {
  const { filter: _filter, category: _category, ...rest } = asked
  const level = map.levels.find(({ id }) => id === levelId)
  return wording.href('/map') + mapSearch({ ...rest, ...(level && { level: levelKey(level) }) })
}

/** From where one came from; back from the nearest washroom one knows which it was. */
function wayBack({ from, to }: FoundRoute, { wording, asked }: Planned): string | undefined {
  if (from === undefined || to === undefined) return undefined
  const { isStepFree, avoidsLifts } = asked
  return wording.href('/map') + mapSearch({ from: to.slug, to: from.slug, isStepFree, avoidsLifts })
}
