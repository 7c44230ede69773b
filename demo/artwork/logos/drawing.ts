import { type Bounds, boundsOf, mapPath, type Path, parsePath, type Point, splitLines } from './geometry.ts'

export interface Gradient {
  from: Point
  to: Point
  stops: [offset: number, colour: string][]
}
export type Paint = string | Gradient
/** One painted path. Strokes have round caps and joins unless told otherwise. */
export interface Shape {
  path: Path
  fill?: Paint
  stroke?: Paint
  width?: number
  dash?: number[]
  cap?: 'round' | 'butt' | 'square'
  join?: 'round' | 'miter'
  opacity?: number
  evenOdd?: boolean
  /** Paints the line under the fill: an outline that leaves the letter its shape. */
  lineFirst?: boolean
  clip?: Path
}
export type Drawing = Shape[]
/** A logo per store slug, drawn on the 320 × 192 field. */
export type Logos = Record<string, () => Drawing>
export type StrokeStyle = Pick<Shape, 'dash' | 'cap' | 'join' | 'opacity'>

/** A filled path; holes are cut by the even-odd rule. */
export function fill(data: string, colour: Paint): Drawing {
  return [{ path: parsePath(data), fill: colour, evenOdd: true }]
}

/** A stroked path. */
export function line(data: string, colour: Paint, width: number, style: StrokeStyle = {}): Drawing {
  return [{ path: parsePath(data), stroke: colour, width, ...style }]
}

export function disc(x: number, y: number, radius: number, colour: Paint): Drawing {
  return fill(ellipseData(x, y, radius, radius), colour)
}

export function oval(x: number, y: number, rx: number, ry: number, colour: Paint): Drawing {
  return fill(ellipseData(x, y, rx, ry), colour)
}

export function ring(
  x: number,
  y: number,
  radius: number,
  colour: Paint,
  width: number,
  style: StrokeStyle = {},
): Drawing {
  return line(ellipseData(x, y, radius, radius), colour, width, style)
}

export function ovalRing(
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: Paint,
  width: number,
): Drawing {
  return line(ellipseData(x, y, rx, ry), colour, width)
}

export function box(x: number, y: number, width: number, height: number, colour: Paint, corner = 0): Drawing {
  return fill(boxData(x, y, width, height, corner), colour)
}

export function frame(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Paint,
  stroke: number,
  corner = 0,
): Drawing {
  return line(boxData(x, y, width, height, corner), colour, stroke, corner === 0 ? { join: 'miter' } : {})
}

export function polygon(points: Point[], colour: Paint): Drawing {
  return fill(
    `M${points.map((point) => point.map((value) => value.toFixed(3)).join(' ')).join('L')}Z`,
    colour,
  )
}

/** An arc of a circle as path data; degrees, 0 at three o'clock, clockwise. */
export function arcData(x: number, y: number, radius: number, from: number, to: number): string {
  const pieces = Math.max(1, Math.ceil(Math.abs(to - from) / 60))
  const step = ((to - from) / pieces) * (Math.PI / 180)
  const reach = (4 / 3) * Math.tan(step / 4) * radius
  const at = (angle: number): Point => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  let angle = (from * Math.PI) / 180
  let data = `M${numbers(at(angle))}`
  for (let piece = 0; piece < pieces; piece += 1) {
    const [fx, fy] = at(angle)
    const [tx, ty] = at(angle + step)
    const first: Point = [fx - reach * Math.sin(angle), fy + reach * Math.cos(angle)]
    const second: Point = [tx + reach * Math.sin(angle + step), ty - reach * Math.cos(angle + step)]
    data += `C${numbers(first)} ${numbers(second)} ${numbers([tx, ty])}`
    angle += step
  }
  return data
}

export function ellipseData(x: number, y: number, rx: number, ry: number): string {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523]
  return (
    `M${x - rx} ${y}c0 ${-ky} ${rx - kx} ${-ry} ${rx} ${-ry}s${rx} ${ry - ky} ${rx} ${ry}` +
    `s${kx - rx} ${ry} ${-rx} ${ry}s${-rx} ${ky - ry} ${-rx} ${-ry}Z`
  )
}

export function boxData(x: number, y: number, width: number, height: number, corner = 0): string {
  if (corner === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`
  const c = Math.min(corner, width / 2, height / 2)
  const k = c * 0.4477
  return (
    `M${x + c} ${y}h${width - 2 * c}c${c - k} 0 ${c} ${k} ${c} ${c}v${height - 2 * c}c0 ${c - k} ${-k} ${c} ${-c} ${c}` +
    `h${2 * c - width}c${k - c} 0 ${-c} ${-k} ${-c} ${-c}v${2 * c - height}c0 ${k - c} ${k} ${-c} ${c} ${-c}Z`
  )
}

/** Moves, turns, leans or bends everything in a drawing; `scale` tells how line widths and dashes grow. */
export function warp(drawing: Drawing, map: (point: Point) => Point, scale = 1): Drawing {
  return drawing.map((shape) => ({
    ...shape,
    path: mapPath(shape.path, map),
    ...(shape.clip === undefined ? {} : { clip: mapPath(shape.clip, map) }),
    ...(shape.width === undefined ? {} : { width: shape.width * scale }),
    ...(shape.dash === undefined ? {} : { dash: shape.dash.map((length) => length * scale) }),
    ...(shape.fill === undefined ? {} : { fill: warpPaint(shape.fill, map) }),
    ...(shape.stroke === undefined ? {} : { stroke: warpPaint(shape.stroke, map) }),
  }))
}

/** Bends a drawing with a curved map; straight lines are split first. */
export function bend(drawing: Drawing, map: (point: Point) => Point, longest = 8): Drawing {
  return warp(
    drawing.map((shape) => ({ ...shape, path: splitLines(shape.path, longest) })),
    map,
  )
}

export function move(drawing: Drawing, dx: number, dy: number): Drawing {
  return warp(drawing, ([x, y]) => [x + dx, y + dy])
}

export function scale(drawing: Drawing, factor: number, factorY = factor): Drawing {
  return warp(drawing, ([x, y]) => [x * factor, y * factorY], Math.sqrt(Math.abs(factor * factorY)))
}

export function turn(drawing: Drawing, degrees: number, x = 0, y = 0): Drawing {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return warp(drawing, ([px, py]) => [
    x + (px - x) * cos - (py - y) * sin,
    y + (px - x) * sin + (py - y) * cos,
  ])
}

/** Leans a drawing to the right by degrees; negative leans back. */
export function lean(drawing: Drawing, degrees: number): Drawing {
  const slope = Math.tan((degrees * Math.PI) / 180)
  return warp(drawing, ([x, y]) => [x - y * slope, y])
}

/** Shows only what lies inside the given path data. */
export function within(drawing: Drawing, data: string): Drawing {
  return drawing.map((shape) => ({ ...shape, clip: parsePath(data) }))
}

/** The same shapes in one other colour: shadows and two-tone cuts. */
export function recolour(drawing: Drawing, colour: Paint): Drawing {
  return drawing.map((shape) => ({
    ...shape,
    ...(shape.fill === undefined ? {} : { fill: colour }),
    ...(shape.stroke === undefined ? {} : { stroke: colour }),
  }))
}

/** Cuts one drawing's outlines out of another's first shape, leaving a real hole. */
export function punch(drawing: Drawing, hole: Drawing): Drawing {
  return drawing.map((shape, index) =>
    index > 0
      ? shape
      : { ...shape, path: [...shape.path, ...hole.flatMap(({ path }) => path)], evenOdd: true },
  )
}

/** The box around a drawing's ink, half of each line's width included, clips respected. */
export function inkOf(drawing: Drawing): Bounds {
  const total = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const shape of drawing) {
    const own = boundsOf(shape.path)
    const clip = shape.clip === undefined ? own : boundsOf(shape.clip)
    const half = shape.stroke === undefined ? 0 : (shape.width ?? 1) / 2
    total.left = Math.min(total.left, Math.max(own.left - half, clip.left))
    total.top = Math.min(total.top, Math.max(own.top - half, clip.top))
    total.right = Math.max(total.right, Math.min(own.right + half, clip.right))
    total.bottom = Math.max(total.bottom, Math.min(own.bottom + half, clip.bottom))
  }
  return total
}

function warpPaint(paint: Paint, map: (point: Point) => Point): Paint {
  return typeof paint === 'string' ? paint : { ...paint, from: map(paint.from), to: map(paint.to) }
}

function numbers(point: Point): string {
  return point.map((value) => value.toFixed(3)).join(' ')
}
