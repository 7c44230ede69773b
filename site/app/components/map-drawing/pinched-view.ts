import { minus, type Point } from '@promenade/domain/map/plane'
import { halfTurns, moved, type View } from './map-view.ts'

/** Two fingers turn the drawing only after so many degrees: a pinch is never quite straight. */
const TWIST_DEGREES = 10

/** The view after the first two of the fingers at some points of the window went elsewhere: they move, zoom and turn the drawing. */
export function pinched(view: View, from: readonly Point[], to: readonly Point[]): View {
  const [was, is] = [wayBetween(from), wayBetween(to)]
  const turned = halfTurns(is.degrees - was.degrees)
  const degrees = turned - Math.min(TWIST_DEGREES, Math.max(-TWIST_DEGREES, turned))
  return moved(view, was.middle, is.middle, is.length / (was.length || 1), degrees)
}

const ORIGIN: Point = { x: 0, y: 0 }

function wayBetween([a = ORIGIN, b = a]: readonly Point[]) {
  const { x, y } = minus(b, a)
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    length: Math.hypot(x, y),
    degrees: (Math.atan2(y, x) * 180) / Math.PI,
  }
}
