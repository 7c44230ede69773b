import type { Point } from '../plane.ts'

/** Open lines, such as doors or a route, as SVG path data. */
export function svgPathOfLines(lines: readonly (readonly Point[])[]): string {
  return lines.map((line) => strokes(withoutTwins(line.map(toTenths)))).join('')
}

/** A closed line as SVG path data. */
export function svgPathOfRing(ring: readonly Point[]): string {
  const points = withoutTwins(ring.map(toTenths))
  const [first] = points
  const last = points.at(-1)
  // Points that are equal after rounding appear once; `z` closes the path.
  const corners = first && last && points.length > 1 && isSame(first, last) ? points.slice(0, -1) : points
  return corners.length < 3 ? '' : `${strokes(corners)}z`
}

/** In tenths of a metre, so that rounding errors do not accumulate. */
function toTenths({ x, y }: Point): Point {
  return { x: Math.round(x * 10), y: Math.round(y * 10) }
}

function withoutTwins(points: readonly Point[]): Point[] {
  return points.filter((point, index) => {
    const before = points[index - 1]
    return before === undefined || !isSame(before, point)
  })
}

function strokes(points: readonly Point[]): string {
  let command = ''
  return points
    .map(({ x, y }, index) => {
      const [wanted, numbers] = stroke(points[index - 1], x, y)
      // A repeated command letter is omitted.
      const text = wanted === command ? numbers.replace(/^(?!-)/, ' ') : wanted + numbers
      command = wanted
      return text
    })
    .join('')
}

function stroke(
  before: Point | undefined,
  x: number,
  y: number,
): readonly [command: string, numbers: string] {
  if (before === undefined) return ['M', pair(x, y)]
  if (y === before.y) return ['h', metres(x - before.x)]
  if (x === before.x) return ['v', metres(y - before.y)]
  return ['l', pair(x - before.x, y - before.y)]
}

function pair(x: number, y: number): string {
  const second = metres(y)
  return metres(x) + (second.startsWith('-') ? second : ` ${second}`)
}

function metres(tenths: number): string {
  return String(tenths / 10).replace(/^(-?)0\./, '$1.')
}

function isSame(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y
}
