import type { Locale } from '@promenade/domain/locale/locale'
import { createMapPlaces, type MapPlace } from '@promenade/domain/map/map-places'
import type { RouteMode } from '@promenade/domain/wayfinding/rides'
import type { Route } from '@promenade/domain/wayfinding/route'
import { createRouteFinder } from '@promenade/domain/wayfinding/route-finder'
import { createStepper } from '@promenade/domain/wayfinding/route-steps'
import { seededRandom } from '@promenade/domain/wayfinding/walker/seeded-random'
import { describe, expect, it } from 'vitest'
import { createTestContext } from '../../site/testing/page-context.ts'
import { labelIn } from '@promenade/domain/map/label-in'
import { routeWords, type DirectionStep } from '../../site/app/presenters/route-words.ts'
import { readArchive, storesOf } from './read-archive.ts'

const map = readArchive()
const { all } = createMapPlaces(map, storesOf(map))
const finder = createRouteFinder(map)
const stepsOf = createStepper(map)
const occupants = new Map(map.occupants.map((occupant) => [occupant.id, occupant]))

describe('the words of ways through the demo mall', () => {
  const random = seededRandom(23)
  const pick = () => all[Math.floor(random() * all.length)]
  const modes: readonly RouteMode[] = ['fastest', 'step-free', 'no-lifts']
  const trips = modes.flatMap((mode) =>
    Array.from({ length: 300 }, () => {
      const [from, to] = [pick(), pick()]
      const route = from && to && finder.findRoute(from.featureId, to.featureId, mode)
      return typeof route === 'object' && from && to ? [{ from, to, route }] : []
    }).flat(),
  )

  it.each(['en', 'es'] as const)('are together exactly the line that is drawn (%s)', (locale) => {
    expect(trips.length).toBeGreaterThan(800)
    for (const { from, to, route } of trips) {
      const steps = worded(route, from, to, locale)
      const drawn = route.legs.flatMap((leg) => (leg.kind === 'walk' ? [leg.line] : []))
      expect(linesOf(steps)).toEqual(drawn)
    }
  })

  it.each(['en', 'es'] as const)('are whole sentences (%s)', (locale) => {
    for (const { from, to, route } of trips) {
      const steps = worded(route, from, to, locale)
      for (const { text, level } of steps) {
        expect(text).toMatch(/^\p{Lu}.*[^ ,;]\.$/u)
        expect(text).not.toMatch(/undefined|null|NaN|\[object| 0\u00A0m|  |\.\./)
        expect(level).not.toBe('')
      }
      expect(steps[0]?.text).toContain(labelIn(from.name, locale))
      expect(steps.at(-1)?.text).toContain(labelIn(to.name, locale))
    }
  })

  it.each(['en', 'es'] as const)('name with every ride the level it goes to (%s)', (locale) => {
    const rides = trips.flatMap(({ from, to, route }) => {
      const steps = worded(route, from, to, locale)
      return steps.flatMap((step, index) => (step.kind === 'ride' ? [{ step, next: steps[index + 1] }] : []))
    })
    expect(rides.length).toBeGreaterThan(300)
    for (const { step, next } of rides) {
      expect(step.text.toLowerCase()).toContain(next?.level.toLowerCase())
      expect(next?.level).not.toBe(step.level)
    }
  })
})

function worded(route: Route, from: MapPlace, to: MapPlace, locale: Locale): DirectionStep[] {
  const endOf = (place: MapPlace) => ({ ...place, name: labelIn(place.name, locale) })
  const placeName = (id: string) => labelIn(occupants.get(id)?.name ?? {}, locale)
  const trip = { from: endOf(from), to: endOf(to), levels: map.levels, placeName }
  return routeWords(stepsOf(route), trip, createTestContext({ locale }))
}

/** Joined to whole lines again: a step begins where the one before it on the same level ends. */
function linesOf(steps: readonly DirectionStep[]): DirectionStep['line'][] {
  return steps
    .filter(({ line, kind }) => kind === 'ride' || line.length > 0)
    .reduce<DirectionStep['line'][]>((lines, { kind, line }, index, all) => {
      if (kind === 'ride') return lines
      const isNew = all[index - 1]?.kind !== 'walk'
      return isNew ? [...lines, line] : [...lines.slice(0, -1), [...(lines.at(-1) ?? []), ...line.slice(1)]]
    }, [])
}
