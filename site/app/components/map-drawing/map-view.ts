import type { Box } from '@promenade/domain/map/drawing/box'
import type { Tier } from '@promenade/domain/map/drawing/level-drawing'
import type { Point } from '@promenade/domain/map/plane'
import { short } from './short-number.ts'

/** The size of the frame around a drawing, in pixels. */
export interface WindowSize {
  readonly width: number
  readonly height: number
}

/** From where the drawing is seen. */
export interface View {
  /** The position in the middle of the window, in metres. */
  readonly x: number
  readonly y: number
  /** Pixels per metre. */
  readonly scale: number
  /** By how much the drawing is turned, in degrees clockwise. */
  readonly turn: number
}

/** Widths in pixels that are kept free along the edges of the window. */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

/** The closest view, in metres along the longer side of the window. */
const MIN_METRES = 12
/** The smallest drawing fills this share of the window, so that marks at its edge have room. */
const LEAST_SHARE = 0.8
/** Pixels per metre from which the symbols of the second and of the third tier have room. */
const SECOND_TIER_FROM = 5.5
const THIRD_TIER_FROM = 13

/** The view that shows all of a box as large as possible inside the insets, not too close. */
export function fitted(box: Box, window: WindowSize, turn = 0, insets: Insets = NO_INSETS): View {
  // In a third of a small window at least, rather under what lies over it than too small to be seen.
  const free = {
    width: Math.max(window.width - insets.left - insets.right, window.width / 3),
    height: Math.max(window.height - insets.top - insets.bottom, window.height / 3),
  }
  const seen = turnedSize(box, turn)
  const scale = Math.min(free.width / seen.width, free.height / seen.height, closest(window))
  const middle = { x: (insets.left - insets.right) / 2, y: (insets.top - insets.bottom) / 2 }
  return seenAt({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, middle, { scale, turn })
}

/**
 * The view after the point under `from` came to lie under `to`, both in pixels from the middle of the window, and the drawing
 * grew by a factor and turned by degrees clockwise around it.
 */
export function moved(view: View, from: Point, to: Point, factor = 1, degrees = 0): View {
  return seenAt(positionAt(view, from), to, { scale: view.scale * factor, turn: view.turn + degrees })
}

/** The position in the drawing under a point of the window, in pixels from its middle. */
export function positionAt({ x, y, scale, turn }: View, at: Point): Point {
  const { x: right, y: down } = rotated(at, -turn)
  return { x: x + right / scale, y: y + down / scale }
}

/** Where a position in the drawing is seen, in pixels from the middle of the window. */
export function pixelsOf({ x, y, scale, turn }: View, position: Point): Point {
  return rotated({ x: (position.x - x) * scale, y: (position.y - y) * scale }, turn)
}

/** The view limited to the drawing, which stays under the middle of the window, and to the closest view. */
export function limited(view: View, bounds: Box, window: WindowSize): View {
  const least = fitted(bounds, window, view.turn).scale * LEAST_SHARE
  const most = Math.max(least, closest(window))
  return {
    x: between(bounds.x, view.x, bounds.x + bounds.width),
    y: between(bounds.y, view.y, bounds.y + bounds.height),
    scale: between(least, view.scale, most),
    turn: view.turn,
  }
}

function closest({ width, height }: WindowSize): number {
  return Math.max(width, height) / MIN_METRES
}

/** The view between two others; `done` is from 0 to 1. It turns the shorter way. */
export function viewBetween(from: View, to: View, done: number): View {
  const mixed = (a: number, b: number) => a + (b - a) * done
  return {
    x: mixed(from.x, to.x),
    y: mixed(from.y, to.y),
    scale: 1 / mixed(1 / from.scale, 1 / to.scale),
    turn: done === 1 ? to.turn : from.turn + halfTurns(to.turn - from.turn) * done,
  }
}

/** The part of an unturned drawing that fills the window. */
export function viewBoxOf({ x, y, scale }: View, window: WindowSize): Box {
  const [width, height] = [window.width / scale, window.height / scale]
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** The transform of a layer that was painted for one view, turned by `turn`, and shows another. */
export function layerTransform(painted: View, view: View, turn = 0): string {
  const { x, y } = pixelsOf(view, painted)
  const factor = view.scale / painted.scale
  return `translate(${short(x)}px, ${short(y)}px) rotate(${short(view.turn - turn)}deg) scale(${short(factor)})`
}

/** The last tier whose symbols are shown at this scale. */
export function tierOf(scale: number): Tier {
  if (scale >= THIRD_TIER_FROM) return 2
  return scale >= SECOND_TIER_FROM ? 1 : 0
}

/** An angle from -180 to 180 degrees. */
export function halfTurns(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360)
}

/** True where up in the drawing is nearer to the left or right of the screen. */
export function isOnItsSide(turn: number): boolean {
  return Math.abs(halfTurns(2 * turn)) > 90
}

/** The view that shows a position under a point of the window, in pixels from its middle. */
function seenAt(position: Point, at: Point, { scale, turn }: Pick<View, 'scale' | 'turn'>): View {
  const { x, y } = rotated(at, -turn)
  return { x: position.x - x / scale, y: position.y - y / scale, scale, turn }
}

/** The size of the box around a turned box. */
export function turnedSize({ width, height }: Pick<Box, 'width' | 'height'>, turn: number): WindowSize {
  const { x, y } = rotated({ x: 1, y: 0 }, turn)
  const [cos, sin] = [Math.abs(x), Math.abs(y)]
  return { width: width * cos + height * sin, height: width * sin + height * cos }
}

/** Turned around the origin, in degrees clockwise. */
export function rotated({ x, y }: Point, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

function between(least: number, value: number, largest: number): number {
  return Math.min(largest, Math.max(least, value))
}
