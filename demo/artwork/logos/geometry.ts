/** One absolute path command: a letter and its points, flat (x, y, x, y …). */
export interface Command {
  letter: 'M' | 'L' | 'Q' | 'C' | 'Z'
  points: number[]
}
export type Path = Command[]
export type Point = [number, number]
export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

/** Reads SVG path data (all commands but arcs: use `disc` and friends for those) into absolute commands. */
export function parsePath(data: string): Path {
  const path: Path = []
  let here: Point = [0, 0]
  let start: Point = [0, 0]
  let control: Point | undefined
  for (const [, letter = '', rest = ''] of data.matchAll(/([a-df-zA-DF-Z])([^a-df-zA-DF-Z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g) ?? []).map(Number)
    const kind = letter.toUpperCase()
    const step = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, S: 4, T: 2, Z: 0 }[kind]
    if (step === undefined) throw new Error(`Path command ${letter} is not supported: ${data}`)
    if (step > 0 && numbers.length % step !== 0) throw new Error(`Wrong count of numbers: ${letter}${rest}`)
    const isRelative = letter !== kind
    for (let at = 0; at === 0 || at < numbers.length; at += Math.max(step, 1)) {
      const origin: Point = isRelative ? here : [0, 0]
      const given = numbers.slice(at, at + step)
      const points =
        kind === 'H'
          ? [(given[0] ?? 0) + origin[0], here[1]]
          : kind === 'V'
            ? [here[0], (given[0] ?? 0) + origin[1]]
            : given.map((value, index) => value + (origin[index % 2] ?? 0))
      if (kind === 'S' || kind === 'T') points.unshift(...reflect(control, here))
      const drawn = kind === 'M' && at > 0 ? 'L' : drawnLetter(kind)
      path.push({ letter: drawn, points })
      control = drawn === 'C' || drawn === 'Q' ? pointAt(points, points.length - 4) : undefined
      here = drawn === 'Z' ? start : pointAt(points, points.length - 2)
      if (drawn === 'M') start = here
    }
  }
  return path
}

/** Maps every point of a path, control points included. */
export function mapPath(path: Path, map: (point: Point) => Point): Path {
  return path.map(({ letter, points }) => {
    const mapped: number[] = []
    for (let at = 0; at < points.length; at += 2) mapped.push(...map(pointAt(points, at)))
    return { letter, points: mapped }
  })
}

/** Splits long straight lines and turns nothing else, so that a bend (`mapPath` with a curved map) bends lines too. */
export function splitLines(path: Path, longest: number): Path {
  const split: Path = []
  eachSegment(path, (command, from, start) => {
    const to = command.letter === 'Z' ? start : pointAt(command.points, command.points.length - 2)
    const pieces = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / longest)
    const isLine = command.letter === 'L' || command.letter === 'Z'
    const extra = isLine ? Math.max(0, pieces - 1) : 0
    for (let piece = 1; piece <= extra; piece += 1) {
      split.push({ letter: 'L', points: between(from, to, piece / pieces) })
    }
    split.push(command)
  })
  return split
}

/** The box around the ink of a path, curves measured by sampling. */
export function boundsOf(path: Path): Bounds {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [x, y] of flatten(path, 10).flat()) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

/** Turns curves that are all but straight into lines. */
export function straighten(path: Path, tolerance: number): Path {
  const straight: Path = []
  eachSegment(path, (command, from) => {
    const { letter, points } = command
    const end = pointAt(points, points.length - 2)
    const isCurve = letter === 'Q' || letter === 'C'
    const isFlat =
      isCurve &&
      [0.25, 0.5, 0.75].every((t) => distanceToLine(onCurve(from, points, t), from, end) < tolerance)
    straight.push(isFlat ? { letter: 'L', points: end } : command)
  })
  return straight
}

/** Redraws worn, many-pointed outlines as polygons that stay within `tolerance` of them. */
export function thin(path: Path, tolerance: number): Path {
  return flatten(path, 6)
    .map((polygon) => thinPolygon(polygon, tolerance))
    .flatMap((polygon) => (polygon.length > 2 ? closed(polygon) : []))
}

function closed(polygon: Point[]): Path {
  const corners = polygon.map((points, index): Command => ({ letter: index === 0 ? 'M' : 'L', points }))
  return [...corners, { letter: 'Z', points: [] }]
}

function thinPolygon(polygon: Point[], tolerance: number): Point[] {
  const first = polygon[0]
  const last = polygon.at(-1)
  if (first === undefined || last === undefined || polygon.length < 3) return polygon
  let farthest = 0
  let split = 0
  polygon.forEach((point, index) => {
    const away = distanceToLine(point, first, last)
    if (away > farthest) [farthest, split] = [away, index]
  })
  if (farthest <= tolerance) return [first, last]
  const before = thinPolygon(polygon.slice(0, split + 1), tolerance)
  return [...before.slice(0, -1), ...thinPolygon(polygon.slice(split), tolerance)]
}

function distanceToLine(point: Point, from: Point, to: Point): number {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  if (length < 1e-6) return Math.hypot(point[0] - from[0], point[1] - from[1])
  return (
    Math.abs((to[0] - from[0]) * (from[1] - point[1]) - (from[0] - point[0]) * (to[1] - from[1])) / length
  )
}

/** The contours of a path as polygons, every curve cut into `steps` straight pieces. */
export function flatten(path: Path, steps: number): Point[][] {
  const contours: Point[][] = []
  eachSegment(path, ({ letter, points }, from) => {
    if (letter === 'M') contours.push([pointAt(points, 0)])
    const contour = contours.at(-1)
    if (contour === undefined || letter === 'M' || letter === 'Z') return
    if (letter === 'L') contour.push(pointAt(points, 0))
    else for (let step = 1; step <= steps; step += 1) contour.push(onCurve(from, points, step / steps))
  })
  return contours
}

function onCurve(from: Point, points: number[], t: number): Point {
  let row: Point[] = [from]
  for (let at = 0; at < points.length; at += 2) row.push(pointAt(points, at))
  while (row.length > 1) row = row.slice(1).map((point, index) => between(row[index] ?? point, point, t))
  return row[0] ?? from
}

function eachSegment(path: Path, visit: (command: Command, from: Point, start: Point) => void): void {
  let here: Point = [0, 0]
  let start: Point = [0, 0]
  for (const command of path) {
    visit(command, here, start)
    here = command.letter === 'Z' ? start : pointAt(command.points, command.points.length - 2)
    if (command.letter === 'M') start = here
  }
}

function drawnLetter(kind: string): Command['letter'] {
  if (kind === 'H' || kind === 'V') return 'L'
  if (kind === 'S') return 'C'
  if (kind === 'T') return 'Q'
  return kind === 'M' || kind === 'Q' || kind === 'C' || kind === 'Z' ? kind : 'L'
}

function reflect(control: Point | undefined, here: Point): Point {
  return control === undefined ? here : [2 * here[0] - control[0], 2 * here[1] - control[1]]
}

function between(from: Point, to: Point, t: number): Point {
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
}

function pointAt(points: number[], at: number): Point {
  return [points[at] ?? 0, points[at + 1] ?? 0]
}
