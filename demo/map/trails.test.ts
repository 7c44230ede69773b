import { labelIn } from '@promenade/domain/map/label-in'
import { createMapPlaces } from '@promenade/domain/map/map-places'
import { createRouteFinder } from '@promenade/domain/wayfinding/route-finder'
import { seededRandom } from '@promenade/domain/wayfinding/walker/seeded-random'
import { startAt, walkBlind } from '@promenade/domain/wayfinding/walker/walk-blind'
import { buildingOf, namesOf, walkPairs } from '@promenade/domain/wayfinding/walker/walk-pairs'
import { type Named, named } from '@promenade/domain/wayfinding/trail/things'
import type { TrailStep } from '@promenade/domain/wayfinding/trail/trail-step'
import { createTrails } from '@promenade/domain/wayfinding/trail/trails'
import { describe, expect, it } from 'vitest'
import { trailMessagesIn } from '../../site/app/messages/trail/trail-messages.server.ts'
import { trailWords } from '../../site/app/presenters/trail-words.ts'
import { createTestContext } from '../../site/testing/page-context.ts'
import { readArchive, storesOf } from './read-archive.ts'

const map = readArchive()
const { all } = createMapPlaces(map, storesOf(map))
const finder = createRouteFinder(map)
const trails = createTrails(map, finder, namesOf(map, all, 'en'))

const random = seededRandom(7)
const pick = () => all[Math.floor(random() * all.length)]
const found = Array.from({ length: 150 }, () => {
  const [from, to] = [pick(), pick()]
  const trail =
    from && to && from !== to && trails.find({ from: from.featureId, to: to.featureId }, 'fastest')
  const first = trail && trails.graph.things[trail.trail.first]
  return trail && first && trail.steps.length > 1 ? [{ steps: trail.steps, start: named(first) }] : []
}).flat()

describe('the words of ways through the demo mall for someone who cannot see', () => {
  // `npm run audit` walks 5,000 pairs.
  it.each(['en', 'es'] as const)('lead a walker who knows nothing else to the goal, and fit one place each (%s)', (locale) => {
    const walked = walkPairs(map, all, finder, { pairs: 100, seed: 7, locale })
    expect(walked.arrived / walked.pairs).toBeGreaterThanOrEqual(0.98)
    expect((walked.ambiguous + walked.unfollowable) / walked.sentences).toBeLessThanOrEqual(0.01)
  })

  it('lead to seats among tables from where one who walks around the tables does not pass them', () => {
    const building = buildingOf(map, finder, trails)
    const [from, to] = ['Kazamidori Ramen', 'Tidewater Hall seating'].map((name) =>
      all.find((place) => labelIn(place.name, 'en') === name),
    )
    const way = from && to && trails.find({ from: from.featureId, to: to.featureId }, 'fastest')
    const first = way && trails.graph.things[way.trail.first]
    if (!way || !first) throw new Error('There is no way in words.')
    for (const stride of [0.9, 1, 1.1])
      expect(walkBlind(way.steps, startAt(first), { stride }, building)).toBeUndefined()
  })

  it.each(['en', 'es'] as const)('print every fact that the walker uses (%s)', (locale) => {
    expect(found.length).toBeGreaterThan(100)
    for (const { steps, start } of found) {
      const [, ...sentences] = worded(steps, start, locale)
      for (const [index, step] of steps.entries())
        for (const fact of factsOf(step, locale)) expect(sentences[index]?.text).toContain(fact)
    }
  })

  // So the walker, who reads the steps, knows no more than who hears the words.
  it.each(['en', 'es'] as const)('differ wherever the walker would do something else (%s)', (locale) => {
    const meant = new Map<string, string>()
    let repeated = 0
    for (const { steps, start } of found) {
      const [, ...sentences] = worded(steps, start, locale)
      for (const [index, step] of steps.entries()) {
        const text = sentences[index]?.text ?? ''
        const facts = heardIn(step, locale)
        if (meant.has(text)) repeated += 1
        expect(meant.get(text) ?? facts, text).toBe(facts)
        meant.set(text, facts)
      }
    }
    expect(repeated).toBeGreaterThan(100)
  })

  it('go through a door and on, not straight back', () => {
    const idOf = (slug: string) => all.find((place) => place.slug === slug)?.featureId ?? ''
    const steps = trails.find({ from: idOf('map-board-south-door'), to: idOf('taxi-rank') }, 'fastest')?.steps ?? []
    expect(steps.filter(({ kind }) => kind === 'through')).toHaveLength(1)
  })

  it.each([
    ['en', 'Tactile paving leads there.'],
    ['es', 'Una guía podotáctil lleva hasta ahí.'],
  ] as const)('tell of the tactile paving from the main doors to the elevators (%s)', (locale, sentence) => {
    for (const [door, lift] of [
      ['north-door', 'A'],
      ['south-door', 'C'],
    ]) {
      const from = all.find(({ slug }) => slug === door)?.featureId ?? ''
      const above = all.filter(({ levelId }) => levelId === map.levels[2]?.id)
      const ways = above.flatMap(({ featureId: to }) => {
        const trail = trails.find({ from, to }, 'step-free')
        const first = trail && trails.graph.things[trail.trail.first]
        return first ? worded(trail.steps, named(first), locale).map(({ text }) => text) : []
      })
      expect(ways.filter((text) => text.includes(sentence) && text.includes(` ${lift}`))).not.toEqual([])
    }
  })

  it.each(['en', 'es'] as const)('are whole sentences (%s)', (locale) => {
    const texts = found.flatMap(({ steps, start }) => worded(steps, start, locale).map(({ text }) => text))
    for (const text of texts) {
      expect(text).toMatch(/^\p{Lu}.*[^ ,;]\.$/u)
      expect(text).not.toMatch(/undefined|null|NaN|\[object| 0\u00A0m|  |\.\.| a el /)
    }
  })

  it.each(['en', 'es'] as const)('say once what holds for the whole building (%s)', (locale) => {
    const { clock, riding } = trailMessagesIn(locale)
    for (const { steps, start } of found) {
      const text = worded(steps, start, locale)
        .map((step) => step.text)
        .join(' ')
      for (const general of [clock, ...Object.values(riding)])
        expect(text.split(general).length).toBeLessThanOrEqual(2)
    }
  })
})

function worded(steps: readonly TrailStep[], start: Parameters<typeof trailWords>[1]['start'], locale: 'en' | 'es') {
  const isWashroom = (id: string) =>
    all.find(({ featureId }) => featureId === id)?.amenity?.startsWith('washroom') === true
  const trip = { start, levels: map.levels, placeName: (id: string) => nameIn(id, locale), isWashroom }
  return trailWords(steps, trip, trailMessagesIn(locale), createTestContext({ locale }))
}

function nameIn(id: string, locale: 'en' | 'es'): string {
  const place = all.find(({ featureId }) => featureId === id)
  const connection = map.connections.find((one) => one.id === id)
  return labelIn(place?.name ?? connection?.name ?? {}, locale)
}

/** A step without what is only drawn, or not needed beside the wind, with names instead of ids. */
function heardIn(step: TrailStep, locale: 'en' | 'es'): string {
  // A wind is the same from everywhere.
  const isByWind = 'direction' in step && 'wind' in step.direction
  const unheard = ['line', 'levelId', 'stops', 'name', ...(isByWind ? ['from'] : [])]
  return JSON.stringify(step, (key, value: unknown) => {
    if (unheard.includes(key)) return undefined
    return key === 'id' ? nameIn(String(value), locale) : value
  })
}

/** The names, distances, hours and sides that a step gives to the walker, as they are printed. */
function factsOf(step: TrailStep, locale: 'en' | 'es'): string[] {
  const sides = { en: { left: 'left', right: 'right' }, es: { left: 'izquierda', right: 'derecha' } }[locale]
  const ways = {
    en: { up: 'goes up', down: 'goes down', towards: 'comes towards you' },
    es: { up: 'que sube', down: 'que baja', towards: 'que viene hacia ti' },
  }[locale]
  const name = ({ id }: { readonly id: string }) => nameIn(id, locale).replace(/^El|^Es|^Ra/, '').slice(2)
  const motion = (one: Named | undefined) => (one?.motion ? [ways[one.motion]] : [])
  const hour = (value: number | undefined) => (value === undefined ? [] : [String(Math.ceil(value))])
  const measured = 'steps' in step ? [`${step.metres}\u00A0m`, ...(step.steps > 1 ? [String(step.steps)] : [])] : []
  switch (step.kind) {
    case 'follow':
      return [
        ...measured,
        ...hour(step.hour),
        sides[step.hand],
        name(step.end),
        ...[step.end, step.from, ...step.passed].flatMap(motion),
        ...(step.nth > 1 ? [trailMessagesIn(locale).ordinals[step.nth - 1] ?? 'an ordinal'] : []),
        ...(step.from ? [name(step.from)] : []),
        ...step.passed.flatMap((one) => [name(one), `${one.metres}\u00A0m`]),
        ...(step.tooFar ? [name(step.tooFar), `${step.tooFar.metres}\u00A0m`] : []),
      ]
    case 'along':
      return [...measured, ...hour(step.hour), sides[step.hand], name(step.from)]
    case 'count':
      return [...measured, ...hour(step.hour), name(step.from)]
    case 'cross':
    case 'to-wall': {
      const { direction } = step
      const end = step.kind === 'cross' ? [step.end, step.missed.left, step.missed.right] : []
      const towards =
        'wind' in direction
          ? [trailMessagesIn(locale).winds[direction.wind]]
          : step.from
            ? [...hour(direction.hour), name(step.from)]
            : []
      return [...measured, ...towards, ...end.flatMap((one) => (one ? [name(one), ...motion(one)] : []))]
    }
    case 'find':
      return [...measured, name(step.end), ...motion(step.end)]
    case 'through':
      return [name(step.door)]
    case 'ride':
      return [labelIn(map.levels.find(({ id }) => id === step.toLevelId)?.name ?? {}, locale).slice(1)]
    case 'arrive':
      return [name(step.goal), ...(step.hand ? [sides[step.hand]] : [])]
  }
}
