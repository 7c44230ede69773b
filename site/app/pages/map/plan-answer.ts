import { labelIn } from '@promenade/domain/map/label-in'
import type { MapLevel } from '@promenade/domain/map/mall-map'
import type { MapPlace } from '@promenade/domain/map/map-places'
import { chosenView } from './chosen-view.ts'
import { findWay, type FoundWay } from './found-way.ts'
import { heldQuestion, mapSearch } from './map-question.ts'
import { planFocus, planLayers } from './plan-layers.ts'
import type { Planned } from './planned.ts'
import { wayScreen } from './way-screen.ts'

/** The part of the plan's screen that depends on what is asked. */
export function planAnswer(planned: Planned) {
  const { map, guide, asked, wording } = planned
  const found = findWay(planned)
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
    layers,
    focus: planFocus(layers, drawing, asked.store),
    chosen: chosen && chosenView(chosen, planned),
    way: wayScreen(found, planned, href),
    wayBack: wayBack(found, planned),
  }
}

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
