import type { MapLevel } from '@promenade/domain/map/mall-map'
import type { MapPlace } from '@promenade/domain/map/map-places'
import { guideOf } from '../../content/map-guide.ts'
import type { Visit } from '../../content/visit.ts'
import { labelIn } from '@promenade/domain/map/label-in'
import { levelDrawing } from '../../wording/level-drawing.server.ts'
import { wordingFor } from '../../wording/wording.server.ts'
import { chosenView } from './chosen-place.server.ts'
import { findWay, type FoundWay } from './found-way.server.ts'
import { mapDirectory } from './map-directory.server.ts'
import { endGroups, endOf, nearestEnds } from './map-ends.server.ts'
import { mapSearch, type MapQuestion } from './map-question.ts'
import { planFocus, planLayers } from './plan-layers.server.ts'
import type { Planned } from './planned.server.ts'
import { wayScreen } from './way-screen.server.ts'

/** The drawn map with all that is chosen on it; undefined where the mall has no map to draw. */
export function planScreen(visit: Visit, asked: MapQuestion) {
  const { map, stores } = visit.content
  if (map === undefined) return undefined
  const planned: Planned = { visit, map, guide: guideOf(map, stores), asked, wording: wordingFor(visit) }
  const found = findWay(planned)
  const { places } = planned.guide
  const chosen = asked.store === undefined ? undefined : places.find(asked.store)
  const level = levelShown(planned, [chosen, found.from, found.to])
  const href = (levelId: string) => levelHref(levelId, planned)
  const drawing = levelDrawing(visit.content, level.id)
  const layers = planLayers(planned, { level, chosen, way: found, levelHref: href })
  return {
    printPath: planned.wording.href('/map/print'),
    level: { id: level.id, name: labelIn(level.name, planned.wording.locale) },
    levels: map.levels.map(({ id, name }) => ({
      id,
      name: labelIn(name, planned.wording.locale),
      to: href(id),
      isShown: id === level.id,
    })),
    drawing,
    layers,
    focus: planFocus(layers, drawing, asked.store),
    ...mapDirectory(planned, (slug) => levelShort(slug, planned)),
    ends: endGroups(planned),
    nearest: nearestEnds(planned),
    parking: places.all.filter(({ kind }) => kind === 'parking').map((place) => endOf(place, planned)),
    chosen: chosen && chosenView(chosen, planned),
    way: wayScreen(found, planned, href),
    wayBack: wayBack(found, planned),
  }
}

export type PlanScreen = NonNullable<ReturnType<typeof planScreen>>

/** The level asked for, else that of the first thing that has one, else the level of the street. */
function levelShown({ map, asked }: Planned, places: readonly (MapPlace | undefined)[]): MapLevel {
  const asIs = map.levels.find((level) => levelKey(level) === asked.level)
  const ofPlace = places.find((place) => place !== undefined)?.levelId
  const level =
    asIs ??
    map.levels.find(({ id }) => id === ofPlace) ??
    map.levels.find(({ ordinal }) => ordinal === 0) ??
    map.levels[0]
  // The decoder gives no map without a level.
  if (level === undefined) throw new Error('The map has no level.')
  return level
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
function wayBack({ from, to }: FoundWay, { wording, asked }: Planned): string | undefined {
  if (from === undefined || to === undefined) return undefined
  const { isStepFree, avoidsLifts } = asked
  return wording.href('/map') + mapSearch({ from: to.slug, to: from.slug, isStepFree, avoidsLifts })
}

/** Where a store without a unit number is: on which level. */
function levelShort(slug: string, { guide, map, wording }: Planned): string | undefined {
  const levelId = guide.places.find(slug)?.levelId
  const level = map.levels.find(({ id }) => id === levelId)
  return level && labelIn(level.shortName, wording.locale)
}
