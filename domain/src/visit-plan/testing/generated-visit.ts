import { chanceFrom } from '../../wayfinding/testing/generated-plan.ts'
import type { VisitRequest, VisitStop, VisitWindow } from '../visit-plan.ts'

/** What a generated visit is like. */
export interface VisitSize {
  readonly stops: number
  /** From the arrival to the end of the day. */
  readonly minutes: number
  /** The share of stops that are open for a short while only; of them half are events. */
  readonly tight?: number
  /** The share of pairs of places without a route. */
  readonly unreachable?: number
  /** Metres along the building. */
  readonly metres?: number
}

type Chance = () => number

/** For tests: a visit in a building of three floors, the same for the same seed. Walking times are whole seconds. */
export function generatedVisit(size: VisitSize, seed: number): VisitRequest {
  const chance = chanceFrom(seed)
  const places = Array.from({ length: size.stops + 2 }, () => ({
    x: chance() * (size.metres ?? 300),
    y: chance() * 40,
    floor: Math.floor(chance() * 3),
  }))
  const walking = places.map((from) =>
    places.map((to) => {
      const ride = from.floor === to.floor ? 0 : 30 + 15 * Math.abs(from.floor - to.floor)
      if (chance() < (size.unreachable ?? 0)) return Infinity
      return Math.round((Math.abs(from.x - to.x) + Math.abs(from.y - to.y)) / 1.3 + ride)
    }),
  )
  const ends = [{}, { end: 'start' }, { end: 'end' }]
  return {
    arrival,
    start: 'start',
    ...ends[Math.floor(chance() * ends.length)],
    stops: Array.from({ length: size.stops }, (_, index) => generatedStop(index, size, chance)),
    walkingSeconds: (from, to) => walking[indexOf(from, size)]?.[indexOf(to, size)] ?? 0,
  }
}

const arrival = Date.UTC(2026, 10, 23, 14)

function indexOf(place: string, { stops }: VisitSize): number {
  if (place === 'start') return stops
  return place === 'end' ? stops + 1 : Number(place)
}

/** One in eight stands where the one before it does: an offer of a store. */
function generatedStop(index: number, size: VisitSize, chance: Chance): VisitStop {
  const place = String(chance() < 0.125 ? Math.max(0, index - 1) : index)
  const stayMinutes = 5 * Math.floor(chance() * 8)
  if (chance() >= (size.tight ?? 0)) {
    return { id: `stop ${index}`, place, stayMinutes, windows: [windowFrom('opening', -60, size.minutes)] }
  }
  const kind = chance() < 0.5 ? 'event' : 'opening'
  const windows = Array.from({ length: 1 + Math.floor(chance() * 2) }, () => {
    const opens = Math.floor(chance() * size.minutes) - 15
    return windowFrom(kind, opens, opens + 20 + 5 * Math.floor(chance() * 12))
  })
  return { id: `stop ${index}`, place, stayMinutes, windows }
}

function windowFrom(kind: 'event' | 'opening', opens: number, closes: number): VisitWindow {
  return { kind, start: arrival + opens * 60_000, end: arrival + closes * 60_000 }
}
