import { FOG, INK, KELP, LAMP, PAPER, RED, SLATE, TAN } from './inks.ts'
import type { Sheet } from './sheet.ts'
import { disc, fill, line, lines, num, oval, rect } from './svg.ts'

/** A band of sea from height `y` down to the foot of the sheet, its edge cut in long swells. */
export function sea(
  s: Sheet,
  y: number,
  colour: string,
  swell = 10,
  length = 220,
  shift = 0,
  foot = s.height,
): string {
  const start = -length - shift
  const count = Math.ceil((s.width - start) / (length / 2)) + 1
  const swells =
    `q${num(length / 4)} ${num(-swell)} ${num(length / 2)} 0` + `t${num(length / 2)} 0`.repeat(count)
  return fill(`M${num(start)} ${num(y)}${swells}V${num(foot)}H${num(start)}Z`, colour)
}

/** Loose strokes on water or ice. */
export function ripples(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  count: number,
  width = 4,
): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const long = s.between(24, 90)
    const depth = (i + s.between(0, 0.9)) / count
    d += `M${Math.round(s.between(x, x + w - long))} ${Math.round(y + depth * h)}h${Math.round(long)}`
  }
  return line(d, colour, width)
}

/** Flat rounded banks of fog. */
export function fogBank(x: number, y: number, w: number, h: number, colour = PAPER): string {
  const r = h / 2
  return (
    rect(x, y, w, h, colour, r) +
    rect(x + w * 0.18, y - h * 0.72, w * 0.5, h, colour, r) +
    rect(x + w * 0.4, y + h * 0.7, w * 0.48, h * 0.7, colour, r * 0.7)
  )
}

/** A rope along a path: strand after strand, each a rounded turn of the lay. */
export function rope(d: string, width = 18, colour = TAN, lay = INK): string {
  const turns = `stroke-dasharray="${num(width * 0.3)} ${num(width * 0.98)}"`
  return line(d, lay, width + 6) + line(d, colour, width, turns) + line(d, lay, width * 0.1, turns)
}

/** A coil of rope seen from above, 200 across. */
export function coil(colour = TAN, lay = INK): string {
  const turn = (r: number) => `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`
  return [88, 68, 48, 28].map((r) => rope(turn(r), 17, colour, lay)).join('')
}

/** A harbour buoy 150 high afloat at 0,0. */
export function buoy(body = RED, band = PAPER, mast = INK): string {
  return (
    line('M0 -96V-142', mast, 6) +
    disc(0, -146, 9, LAMP) +
    fill('M-36 0L-15 -100H15L36 0Q0 16 -36 0Z', body) +
    fill('M-26 -46L-21 -70H21L26 -46Z', band) +
    line('M-52 8q12 -9 24 0t24 0t24 0t24 0', mast, 4)
  )
}

/** A lobster-trap float on its line, 120 high. */
export function potFloat(top = RED, low = PAPER, stick = INK): string {
  return (
    line('M0 -60V-92M0 56V84', stick, 6) +
    fill('M0 -62q30 4 30 40v40q0 38 -30 42q-30 -4 -30 -42v-40q0 -36 30 -40z', top) +
    fill('M-30 -6h60v30q0 38 -30 42q-30 -4 -30 -42z', low) +
    line('M-30 -6h60', stick, 3)
  )
}

/** A slatted lobster trap, 150 wide, standing on 0,0. */
export function trap(slat = TAN, mesh = INK, s?: Sheet): string {
  const body = 'M-75 0V-46Q-75 -84 -37 -84H37Q75 -84 75 -46V0Z'
  return (
    fill(body, mesh) +
    (s ? fill(body, s.net(slat, 14, 1)) : '') +
    lines(
      [
        [-75, -3, 75, -3],
        [-75, -30, 75, -30],
        [-72, -56, 72, -56],
        [-40, -82, 40, -82],
      ],
      slat,
      8,
    ) +
    line('M-74 0V-46Q-74 -83 -37 -83M74 0V-46Q74 -83 37 -83M0 0V-84', slat, 7)
  )
}

/** A float of blown glass in its net, 100 across, hanging from a line of the given length above. */
export function glassFloat(colour = KELP, net = INK, shine = PAPER, hung = 0): string {
  return (
    (hung ? line(`M0 ${-50 - hung}V-50`, net, 2.4) : '') +
    disc(0, 0, 50, colour) +
    line('M-36 -34Q0 -10 36 -34M-49 6Q0 36 49 6M-20 -46Q-36 0 -14 48M20 -46Q36 0 14 48', net, 2.2) +
    line('M-30 -16Q-26 -30 -12 -36', shine, 6) +
    oval(0, -50, 9, 5, net)
  )
}

/** A pier on piles, its deck at 0, going right for `w` and down for `h`. */
export function pier(w: number, h: number, deck = TAN, pile = INK, step = 120): string {
  const piles = Array.from({ length: Math.ceil(w / step) }, (_, i) =>
    rect(step * 0.3 + i * step, 10, 20, h, pile),
  ).join('')
  const joints = Array.from({ length: Math.floor(w / 52) }, (_, i) => `M${52 * (i + 1)} 4v14`).join('')
  return piles + rect(0, 0, w, 24, deck) + line(joints, pile, 3) + rect(0, 24, w, 8, pile)
}

/** A mooring post with a turn of rope, 110 high. */
export function bollard(iron = INK, cord = TAN): string {
  return (
    fill('M-26 0L-20 -66Q-44 -74 -40 -94Q-34 -112 0 -112T40 -94Q44 -74 20 -66L26 0Z', iron) +
    rope('M-24 -26Q0 -14 24 -28M-23 -44Q0 -32 22 -46', 11, cord, iron)
  )
}

/** An anchor, 220 high, hanging from 0,0. */
export function anchor(iron = INK): string {
  return (
    `<circle cx="0" cy="16" r="18" stroke="${iron}" stroke-width="11"/>` +
    line('M0 36V200M-46 62H46', iron, 16) +
    line('M-84 134Q-74 204 0 206Q74 204 84 134', iron, 18) +
    fill('M-112 146L-78 104L-60 152ZM112 146L78 104L60 152Z', iron)
  )
}

/** Ice under fish: chips of pale ink. */
export function ice(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  colours: [string, ...string[]] = [PAPER, FOG, SLATE],
) {
  const chips = new Map<string, string>()
  for (let i = 0; i < count; i++) {
    const [cx, cy, r] = [s.between(x, x + w), s.between(y, y + h), s.between(9, 20)]
    const colour = s.pick(colours)
    const chip = `M${num(cx - r)} ${num(cy)}l${num(r * 0.8)} ${num(-r)}l${num(r)} ${num(r * 0.5)}l${num(-r * 0.5)} ${num(r)}z`
    chips.set(colour, (chips.get(colour) ?? '') + chip)
  }
  return [...chips].map(([colour, d]) => fill(d, colour)).join('')
}

/** A small flat cloud, 260 wide. */
export function cloud(x: number, y: number): string {
  return rect(x, y, 260, 30, PAPER, 15) + rect(x + 60, y - 24, 150, 30, PAPER, 15)
}
