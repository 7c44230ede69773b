import { distanceBetween, minus, plus, type Point, scaled } from '../plane.ts'
import type { Box } from './box.ts'
import { degreesOf } from './degrees.ts'
import { metresPerPixelIn, phoneFrame } from './frames.ts'
import { halfWidthOfPin } from './letters.ts'

/** A pin on the drawing. */
export interface MapPin {
  /** The point that it marks. */
  readonly at: Point
  /** Of the store at which it stands, if any. */
  readonly slug?: string | undefined
  /** The numbers of stops, in place of a dot. */
  readonly number?: string | undefined
  /** It stands at the end of a line from its point. Absent for one that stands on it. */
  readonly away?: Away | undefined
}

interface Away {
  /** In degrees clockwise from the right of the drawing. */
  readonly turn: number
  /** In pixels; the line is drawn shorter by the share in `standOf`. */
  readonly length: number
}

export interface SpreadPins<Pin extends MapPin> {
  readonly pins: readonly (Pin & MapPin)[]
  /** Metres per pixel up to which each pin stands on its point. */
  readonly apartUntil: number
}

interface Spreading {
  /** What is shown first. */
  readonly view: Box
  /** True for the end of a route, which stays where the route ends. */
  readonly isFirstFixed?: boolean
}

/**
 * Moves pins apart that would cover each other on the smallest phone. On a larger screen, and closer, they stand nearer to their
 * points, in proportion, so that they are apart there too; and their lines turn with the drawing.
 */
export function spreadPins<Pin extends MapPin>(
  pins: readonly Pin[],
  { view, isFirstFixed = false }: Spreading,
): SpreadPins<Pin> {
  const metres = metresPerPixelIn(view, phoneFrame)
  const natural = pairsOf(pins).map(([a, b]) => distanceBetween(a.at, b.at) / apartBy(a, b))
  if (natural.every((scale) => scale >= metres)) return { pins, apartUntil: 0 }
  const apartUntil = toThousandth(Math.min(metres / 2, ...natural))
  const middle = { x: view.x + view.width / 2, y: view.y + view.height / 2 }
  const spots = pins.map((pin) => {
    const home = scaled(minus(pin.at, middle), 1 / metres)
    return { pin, home, away: { x: 0, y: 0 } }
  })
  const scales = closeUps.map((zoom) => ({
    zoom,
    share: (1 - (apartUntil * zoom) / metres) / (1 - apartUntil / metres),
  }))
  const pairs = pairsOf(spots).map(([a, b]) => ({
    a,
    b,
    need: apartBy(a.pin, b.pin) + 0.1,
    homewards: scaled(unit(minus(b.home, a.home)), 2),
    isFixed: isFirstFixed && a === spots[0],
  }))
  for (let round = 0; round < ROUNDS; round += 1) {
    const isEarly = round < ROUNDS / 2
    if (isEarly) for (const spot of spots) spot.away = scaled(spot.away, 1 - HOMEWARDS)
    let areApart = true
    for (const scale of scales)
      for (const pair of pairs) if (scale.share > 0 && pushApart(pair, scale)) areApart = false
    if (areApart && !isEarly) break
  }
  return { pins: spots.map((spot) => withAway(spot, 1 - apartUntil / metres)), apartUntil }
}

/** Where a pin stands at so many metres per pixel. */
export function standOf({ at, away }: MapPin, metresPerPixel: number, apartUntil: number): Point {
  if (away === undefined) return at
  const turn = (away.turn * Math.PI) / 180
  const length = away.length * Math.max(0, metresPerPixel - apartUntil)
  return plus(at, scaled({ x: Math.cos(turn), y: Math.sin(turn) }, length))
}

/** A pin in pixels, on the smallest phone: its point, from the middle of the view, and where it stands from there. */
interface Spot<Pin extends MapPin = MapPin> {
  readonly pin: Pin
  readonly home: Point
  away: Point
}

/** Where it stands when one has zoomed in, and the way from its point is a share of that on the smallest phone. */
interface CloseUp {
  readonly zoom: number
  readonly share: number
}

function endOf({ home, away }: Spot, { zoom, share }: CloseUp): Point {
  return plus(scaled(home, zoom), scaled(away, share))
}

const closeUps = [1, 1.5, 2.2, 3.3]
const ROUNDS = 80
/** The share of the way back to its point that a pin goes in each of the first rounds, so that no line is longer than it must be. */
const HOMEWARDS = 0.1

interface Pair {
  readonly a: Spot
  readonly b: Spot
  /** Pixels between them. */
  readonly need: number
  /** From one point to the other: along it they stay apart at other scales. */
  readonly homewards: Point
  /** True if only the other one is moved. */
  readonly isFixed: boolean
}

/** True if they had to be moved. Two at one point go sideways. */
function pushApart({ a, b, need, homewards, isFixed }: Pair, scale: CloseUp): boolean {
  const between = minus(endOf(b, scale), endOf(a, scale))
  const missing = need - Math.hypot(between.x, between.y)
  if (missing <= 0) return false
  const direction = plus(homewards, unit(between))
  const isNone = direction.x === 0 && direction.y === 0
  const way = scaled(isNone ? { x: 1, y: 0 } : unit(direction), missing / scale.share)
  if (!isFixed) move(a, scaled(way, -0.5))
  move(b, scaled(way, isFixed ? 1 : 0.5))
  return true
}

function unit(way: Point): Point {
  const length = Math.hypot(way.x, way.y)
  return length === 0 ? way : scaled(way, 1 / length)
}

/** Pixels by which a pin may stand outside of the view, where there is room for marks. */
const OUTSIDE = { x: 12, y: 10 }

function move(spot: Spot, by: Point): void {
  const { home } = spot
  const end = plus(plus(home, spot.away), by)
  const within = (value: number, most: number) => Math.min(most, Math.max(-most, value))
  const edge = { x: phoneFrame.width / 2 + OUTSIDE.x, y: phoneFrame.height / 2 + OUTSIDE.y }
  const held = {
    x: within(end.x, Math.max(edge.x, Math.abs(home.x))),
    y: within(end.y, Math.max(edge.y, Math.abs(home.y))),
  }
  spot.away = minus(held, home)
}

function withAway<Pin extends MapPin>({ pin, away }: Spot<Pin>, share: number): Pin & MapPin {
  const length = Math.hypot(away.x, away.y)
  if (length < LEAST_PX) return pin
  return { ...pin, away: { turn: degreesOf(away), length: Math.round((length / share) * 10) / 10 } }
}

/** Nobody sees a shorter line. */
const LEAST_PX = 0.5

/** Pixels between the points of two pins that are apart. */
export function apartBy(a: MapPin, b: MapPin): number {
  return halfWidthOfPin(a.number) + halfWidthOfPin(b.number) + 3
}

/** Each pair of a list. */
export function pairsOf<Item>(items: readonly Item[]): (readonly [Item, Item])[] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other) => [one, other] as const))
}

function toThousandth(value: number): number {
  return Math.floor(value * 1000) / 1000
}
