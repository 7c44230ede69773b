import { GOLD, INK, LAMP, PAPER, PINK, RED } from './inks.ts'
import type { Sheet } from './sheet.ts'
import { fill, line, num, oval, rect, ring } from './svg.ts'

/** Rings of dots that shrink outwards: how light is printed at Merrow Quay. */
export function glow(x: number, y: number, from: number, to: number, colour: string, step = 15): string {
  const count = Math.max(2, Math.round((to - from) / step))
  return Array.from({ length: count }, (_, i) => {
    const r = from + i * step
    const gap = (2 * Math.PI * r) / Math.max(8, Math.round((2 * Math.PI * r) / (step * 1.05)))
    const size = step * 0.62 * (1 - i / count)
    const turned = `transform="rotate(${num(i * 7)} ${num(x)} ${num(y)})"`
    const dashes = `stroke-dasharray="0 ${Math.floor(gap * 1000) / 1000}"`
    return ring(x, y, r, colour, size, `${dashes} ${turned}`)
  }).join('')
}

/** Rows of dots that grow from `first` to `last` in size: a sky turning, fog lifting. */
export function halftone(
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  first: number,
  last: number,
  step = 16,
) {
  const rows = Math.floor(h / step)
  return Array.from({ length: rows }, (_, i) => {
    const size = first + ((last - first) * i) / Math.max(1, rows - 1)
    const shift = i % 2 ? step / 2 : 0
    return line(
      `M${num(x + shift)} ${num(y + i * step)}h${num(w)}`,
      colour,
      size,
      `stroke-dasharray="0 ${step}"`,
    )
  }).join('')
}

/** Broken horizontal strokes of light on water under a lamp. */
export function reflection(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  step = 15,
): string {
  let d = ''
  for (let at = 0; at < h; at += step) {
    const half = (w / 2) * (1 - (at / h) * 0.55) * s.between(0.35, 1)
    const middle = x + s.between(-w * 0.12, w * 0.12)
    d += `M${num(middle - half)} ${num(y + at)}h${num(half * 2)}`
  }
  return line(d, colour, step * 0.42)
}

/** A round paper lantern, 100 wide, hanging from 0,0. */
export function roundLantern(colour = LAMP, rib = GOLD, cap = INK): string {
  const ribs = [20, 36].map((r) => `M0 14A${r} 46 0 0 1 0 106M0 14A${r} 46 0 0 0 0 106`).join('')
  return (
    line('M0 0V12', cap, 4) +
    oval(0, 60, 50, 47, colour) +
    line(ribs + 'M0 14V106', rib, 3.2) +
    rect(-17, 9, 34, 9, cap, 3) +
    rect(-15, 102, 30, 8, cap, 3) +
    line('M0 110v24M-6 110v14M6 110v14', cap, 3)
  )
}

/** A ship's lantern with a handle, 90 wide, standing on 0,0. */
export function shipLantern(colour = LAMP, frame = INK, core = PAPER): string {
  return (
    line('M-26 -128Q-30 -176 0 -176T26 -128', frame, 6) +
    fill('M-22 -150h44l16 26h-76z', frame) +
    fill('M-36 -122h72l6 98h-84z', colour) +
    fill('M0 -96c22 26 18 58 0 62c-18 -4 -22 -36 0 -62z', core) +
    line('M-36 -122l-6 98M36 -122l6 98M-13 -122l-3 98M13 -122l3 98', frame, 4) +
    rect(-50, -26, 100, 26, frame, 5)
  )
}

/** A pleated box lantern, 80 wide, hanging from 0,0. */
export function boxLantern(colour = RED, fold = INK, cap = INK): string {
  return (
    line('M0 0V14', cap, 4) +
    fill('M-28 14h56l14 16v62l-14 16h-56l-14 -16v-62z', colour) +
    line('M-14 16l-4 92M14 16l4 92M-42 44h84M-42 78h84', fold, 2.6) +
    rect(-30, 10, 60, 7, cap, 3) +
    rect(-30, 106, 60, 7, cap, 3)
  )
}

/** Lanterns on a slack line between two points; `draw` gives the nth lantern. */
export function garland(
  s: Sheet,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  count: number,
  draw: (n: number) => string,
  scale = 0.6,
  cord = INK,
): string {
  const middle = [(x1 + x2) / 2, (y1 + y2) / 2 + sag * 2] as const
  const hung = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count
    const x = (1 - t) ** 2 * x1 + 2 * t * (1 - t) * middle[0] + t * t * x2
    const y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * middle[1] + t * t * y2
    return s.stamp(draw(i), x, y, scale)
  })
  return (
    line(`M${num(x1)} ${num(y1)}Q${num(middle[0])} ${num(middle[1])} ${num(x2)} ${num(y2)}`, cord, 3) +
    hung.join('')
  )
}

/** A firework of dotted rays and a bright heart. */
export function firework(
  s: Sheet,
  x: number,
  y: number,
  radius: number,
  colour: string,
  spark: string,
  rays = 18,
): string {
  let bent = ''
  let ends = ''
  for (let i = 0; i < rays; i++) {
    const angle = (i / rays) * Math.PI * 2 + s.between(-0.06, 0.06)
    const reach = radius * s.between(0.78, 1)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    bent += `M${num(x + cos * radius * 0.22)} ${num(y + sin * radius * 0.22)}Q${num(x + cos * reach * 0.7)} ${num(y + sin * reach * 0.7)} ${num(x + cos * reach)} ${num(y + sin * reach + radius * 0.1)}`
    ends += `M${num(x + cos * reach * 1.08)} ${num(y + sin * reach * 1.08 + radius * 0.12)}h0`
  }
  return (
    line(bent, colour, radius * 0.026) +
    line(bent, spark, radius * 0.034, `stroke-dasharray="0 ${num(radius * 0.16)}"`) +
    line(ends, spark, radius * 0.06) +
    glow(x, y, radius * 0.1, radius * 0.4, spark, radius * 0.09)
  )
}

/** Snow: three sizes of flakes over a whole area. */
export function snow(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  colour = PAPER,
  big = 7,
): string {
  const layers = ['', '', '']
  for (let i = 0; i < count; i++) {
    layers[i % 9 === 0 ? 0 : i % 3 === 0 ? 1 : 2] +=
      `M${num(s.between(x, x + w))} ${num(s.between(y, y + h))}h0`
  }
  return layers.map((d, i) => (d ? line(d, colour, big * 2 * ([1, 0.6, 0.36][i] ?? 1)) : '')).join('')
}

/** Small four-pointed stars. */
export function stars(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  colour = PAPER,
): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const r = s.between(3, 9)
    d += `M${num(s.between(x, x + w))} ${num(s.between(y, y + h) - r)}q1 ${num(r - 1)} ${num(r)} ${num(r)}q${num(1 - r)} 1 ${num(-r)} ${num(r)}q-1 ${num(1 - r)} ${num(-r)} ${num(-r)}q${num(r - 1)} -1 ${num(r)} ${num(-r)}z`
  }
  return fill(d, colour)
}

/** A street lamp with a bell shade, 300 high, standing on 0,0. */
export function streetLamp(post = INK, light = LAMP): string {
  return (
    rect(-5, -280, 10, 280, post) +
    fill('M-16 0h32l-6 -30h-20z', post) +
    line('M0 -276Q4 -316 42 -312', post, 8) +
    fill('M20 -300h52l-12 -24h-28z', post) +
    oval(46, -298, 20, 14, light)
  )
}

/** The nth of a mixed string of lanterns: yellow, red box, pink. */
export function festoon(n: number): string {
  if (n % 3 === 1) return boxLantern()
  return roundLantern(n % 3 ? PINK : LAMP)
}
