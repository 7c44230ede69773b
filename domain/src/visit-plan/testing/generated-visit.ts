import { seededRandom } from '../../wayfinding/walker/seeded-random.ts'
import type { VisitRequest, VisitStop, VisitWindow } from '../visit-plan.ts'

/** The parameters of a generated visit. */
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

type Random = () => number

/** For tests: a visit in a building of three floors, the same for the same seed. Walking times are whole seconds. */
export function generatedVisit(size: VisitSize, seed: number): VisitRequest {
  const random = seededRandom(seed)
  const places = Array.from({ length: size.stops + 2 }, () => ({
    x: random() * (size.metres ?? 300),
    y: random() * 40,
    floor: Math.floor(random() * 3),
  }))
  const walking = places.map((from) =>
    places.map((to) => {
      const ride = from.floor === to.floor ? 0 : 30 + 15 * Math.abs(from.floor - to.floor)
      if (random() < (size.unreachable ?? 0)) return Infinity
      return Math.round((Math.abs(from.x - to.x) + Math.abs(from.y - to.y)) / 1.3 + ride)
    }),
  )
  const ends = [{}, { end: 'start' }, { end: 'end' }]
  return {
    arrival,
    start: 'start',
    ...ends[Math.floor(random() * ends.length)],
    stops: Array.from({ length: size.stops }, (_, index) => generatedStop(index, size, random)),
    walkingSeconds: (from, to) => walking[indexOf(from, size)]?.[indexOf(to, size)] ?? 0,
  }
}

const arrival = Date.UTC(2026, 10, 23, 14)

function indexOf(place: string, { stops }: VisitSize): number {
  if (place === 'start') return stops
  return place === 'end' ? stops + 1 : Number(place)
}

/** One in eight stands where the one before it does: an offer of a store. */
function generatedStop(index: number, size: VisitSize, random: Random): VisitStop {
  const place = String(random() < 0.125 ? Math.max(0, index - 1) : index)
  const stayMinutes = 5 * Math.floor(random() * 8)
  if (random() >= (size.tight ?? 0)) {
    return { id: `stop ${index}`, place, stayMinutes, windows: [windowFrom('opening', -60, size.minutes)] }
  }
  const kind = random() < 0.5 ? 'event' : 'opening'
  const windows = Array.from({ length: 1 + Math.floor(random() * 2) }, () => {
    const opens = Math.floor(random() * size.minutes) - 15
    return windowFrom(kind, opens, opens + 20 + 5 * Math.floor(random() * 12))
  })
  return { id: `stop ${index}`, place, stayMinutes, windows }
}

function windowFrom(kind: 'event' | 'opening', opens: number, closes: number): VisitWindow {
  return { kind, start: arrival + opens * 60_000, end: arrival + closes * 60_000 }
}
