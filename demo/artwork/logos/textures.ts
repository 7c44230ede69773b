import { type Drawing, fill, line, type Paint } from './drawing.ts'
import { type Point, thin } from './geometry.ts'

/** Straight strokes drawn as twisted rope: a body with light strand marks lying across it. */
export function cord(
  strokes: [from: Point, to: Point][],
  body: Paint,
  strand: Paint,
  width: number,
): Drawing {
  const bodies = strokes.map(([[ax, ay], [bx, by]]) => `M${ax} ${ay}L${bx} ${by}`).join('')
  const marks = strokes.map(([from, to]) => strandMarks(from, to, width)).join('')
  return [...line(bodies, body, width), ...line(marks, strand, width / 6)]
}

/** Letters as knitted stitches: every dot of the bitmap becomes a V. */
export function knit(word: string, colour: Paint, size: number): Drawing {
  const stitches = dotsOf(word).map(
    ([x, y]) => `M${x * size} ${y * size}l${size * 0.4} ${size * 0.5}l${size * 0.4} ${-size * 0.5}`,
  )
  return line(stitches.join(''), colour, size * 0.36)
}

/** Letters as cross stitches: every dot of the bitmap becomes an X, a run of dots two crossing zigzags. */
export function crossStitch(word: string, colour: Paint, size: number): Drawing {
  const dots = new Set(dotsOf(word).map((dot) => dot.join(' ')))
  const zigzags = [...dots].map((dot) => {
    const [x = 0, y = 0] = dot.split(' ').map(Number)
    const runDown = runFrom(dots, x, y, 0, 1)
    const [dx, dy] = runDown.length > 1 ? [0, 1] : [1, 0]
    const run = runDown.length > 1 ? runDown : runFrom(dots, x, y, 1, 0)
    run.forEach((taken) => dots.delete(taken))
    const slants = (sign: number): string =>
      run
        .map((_, index) =>
          dy === 1
            ? `l${size * sign * (index % 2 ? -1 : 1)} ${size}`
            : `l${size} ${size * sign * (index % 2 ? -1 : 1)}`,
        )
        .join('')
    if (run.length === 0) return ''
    return `M${x * size} ${y * size}${slants(1)}M${(x + dy) * size} ${(y + dx) * size}${slants(-1)}`
  })
  return line(zigzags.join(''), colour, size * 0.3)
}

/** Picture elements from rows of text: every `#` becomes a square. */
export function pixels(rows: string[], colour: Paint, size: number, mark = '#'): Drawing {
  const runs = rows.flatMap((cells, y) =>
    [...cells.matchAll(new RegExp(`${mark}+`, 'g'))].map(
      ({ index, 0: run }) =>
        `M${index * size} ${y * size}h${run.length * size}v${size}h${-run.length * size}Z`,
    ),
  )
  return fill(runs.join(''), colour)
}

/** Worn faces have hundreds of points a letter; at the size of a logo a polygon looks the same. */
export function thinned(drawing: Drawing, tolerance: number): Drawing {
  return drawing.map((shape) =>
    shape.path.length > 60 && shape.fill !== undefined
      ? { ...shape, path: thin(shape.path, tolerance) }
      : shape,
  )
}

function runFrom(dots: Set<string>, x: number, y: number, dx: number, dy: number): string[] {
  const run: string[] = []
  for (let at = 0; dots.has(`${x + at * dx} ${y + at * dy}`); at += 1)
    run.push(`${x + at * dx} ${y + at * dy}`)
  return run
}

function strandMarks([ax, ay]: Point, [bx, by]: Point, width: number): string {
  const length = Math.hypot(bx - ax, by - ay)
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length]
  const half = width * 0.34
  const count = Math.max(1, Math.round(length / (width * 0.62)))
  return Array.from({ length: count }, (_, index) => {
    const at = ((index + 0.5) / count) * length
    const [x, y] = [ax + ux * at, ay + uy * at]
    const [dx, dy] = [-uy * half + ux * half, ux * half + uy * half]
    return `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`
  }).join('')
}

const bitmaps: Record<string, string[]> = {
  A: ['.##.', '#..#', '#..#', '####', '#..#', '#..#', '#..#'],
  B: ['###.', '#..#', '#..#', '###.', '#..#', '#..#', '###.'],
  C: ['.###', '#...', '#...', '#...', '#...', '#...', '.###'],
  D: ['###.', '#..#', '#..#', '#..#', '#..#', '#..#', '###.'],
  E: ['####', '#...', '#...', '###.', '#...', '#...', '####'],
  É: ['..#.', '.#..', '....', '####', '#...', '###.', '#...', '#...', '####'],
  È: ['.#..', '..#.', '....', '####', '#...', '###.', '#...', '#...', '####'],
  G: ['.###', '#...', '#...', '#.##', '#..#', '#..#', '.###'],
  H: ['#..#', '#..#', '#..#', '####', '#..#', '#..#', '#..#'],
  M: ['#...#', '##.##', '#.#.#', '#.#.#', '#...#', '#...#', '#...#'],
  N: ['#..#', '##.#', '##.#', '#.##', '#.##', '#..#', '#..#'],
  O: ['.##.', '#..#', '#..#', '#..#', '#..#', '#..#', '.##.'],
  R: ['###.', '#..#', '#..#', '###.', '##..', '#.#.', '#..#'],
  S: ['.###', '#...', '#...', '.##.', '...#', '...#', '###.'],
  U: ['#..#', '#..#', '#..#', '#..#', '#..#', '#..#', '.##.'],
  Y: ['#..#', '#..#', '#..#', '.###', '...#', '...#', '.##.'],
  Z: ['####', '...#', '..#.', '..#.', '.#..', '#...', '####'],
}

/** The dots of a word in a small bitmap alphabet; letters with accents stand taller on the same baseline. */
function dotsOf(word: string): Point[] {
  let left = 0
  return [...word].flatMap((letter) => {
    const rows = bitmaps[letter]
    if (rows === undefined) throw new Error(`No bitmap for “${letter}”`)
    const from = left
    left += (rows[0]?.length ?? 0) + 1
    return rows.flatMap((cells, y) =>
      [...cells].flatMap((cell, x): Point[] => (cell === '#' ? [[from + x, y - rows.length]] : [])),
    )
  })
}
