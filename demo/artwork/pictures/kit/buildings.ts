import { BRICK, FOG, INK, KELP, LAMP, PAPER, PLUM, RED, SLATE } from './inks.ts'
import type { Sheet } from './sheet.ts'
import { disc, fill, line, lines, num, rect, tiles } from './svg.ts'

type Paint = { wall: string; roof: string; light: string; glass: string; trim: string }
const DAY: Paint = { wall: RED, roof: INK, light: PAPER, glass: FOG, trim: PAPER }

/**
 * Merrow Quay from the harbour, 1240 wide, its sea wall at 0,0 (left end): the brick rope works, the glass gable
 * of the Net Loft, the old fish market and the ferry shed with its clock-less tower.
 */
export function merrowQuay(s: Sheet, { wall, roof, light, glass, trim }: Paint = DAY): string {
  const lit = () => s.between(0, 1) > 0.16
  return (
    // rope works
    rect(0, -210, 470, 210, wall) +
    rect(0, -210, 470, 210, s.bricks(roof, 26, 13, 0.7)) +
    fill(
      'M-14 -210L0 -262L78 -210L78 -262L156 -210V-262L234 -210V-262L312 -210V-262L390 -210V-262L470 -210L484 -204H-14Z',
      roof,
    ) +
    tiles(24, -172, 8, 1, 30, 42, 56, 0, light, true, lit) +
    tiles(24, -88, 8, 1, 30, 56, 56, 0, light, true, lit) +
    lines([[0, -112, 470, -112]], trim, 4) +
    // Net Loft
    fill('M456 0V-236L610 -382L764 -236V0Z', glass) +
    fill('M476 0V-226L610 -354L744 -226V0Z', light) +
    lines(
      [
        [456, -232, 610, -382],
        [764, -232, 610, -382],
      ],
      roof,
      15,
    ) +
    lines(
      [
        [476, -226, 744, -226],
        [476, -150, 744, -150],
        [476, -78, 744, -78],
        [610, -362, 610, 0],
        [543, -290, 543, 0],
        [677, -290, 677, 0],
      ],
      roof,
      6,
    ) +
    lines(
      [
        [610, -300, 520, -226],
        [610, -300, 700, -226],
        [543, -226, 610, -290],
        [677, -226, 610, -290],
      ],
      roof,
      5,
    ) +
    [
      [510, -196],
      [575, -188],
      [640, -200],
      [708, -190],
      [545, -118],
      [668, -126],
    ]
      .map(([x = 0, y = 0], i) => disc(x, y, 11, [KELP, RED, SLATE][i % 3] ?? KELP))
      .join('') +
    // fish market
    rect(764, -168, 260, 168, trim) +
    rect(764, -168, 260, 168, s.hatch(roof, 16, 1.2, 0)) +
    fill('M752 -166L796 -226H1006L1036 -166Z', roof) +
    tiles(786, -140, 6, 1, 24, 30, 38, 0, light) +
    fill('M764 -86H1024L1036 -58H752Z', wall) +
    tiles(780, -56, 5, 1, 38, 56, 48, 0, light) +
    // ferry shed
    rect(1024, -130, 216, 130, KELP) +
    fill('M1012 -128Q1132 -218 1252 -128Z', roof) +
    tiles(1046, -104, 4, 1, 34, 74, 46, 0, light, true) +
    rect(1112, -262, 42, 72, KELP) +
    fill('M1104 -260L1133 -304L1162 -260Z', roof) +
    rect(1122, -248, 22, 26, light) +
    line('M1133 -304V-332', roof, 4)
  )
}

/** A street of saltbox houses standing on `y`. */
export function town(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  colours: [string, ...string[]],
  roof: string,
  light: string,
  scale = 1,
): string {
  const walls = new Map<string, string>()
  let [at, roofs, panes] = [x, '', '']
  while (at < x + w) {
    const [wide, high] = [s.between(64, 118) * scale, s.between(66, 138) * scale]
    const [peak, colour] = [high * 0.42, s.pick(colours)]
    walls.set(
      colour,
      (walls.get(colour) ?? '') + `M${num(at)} ${num(y)}v${num(-high)}h${num(wide)}v${num(high)}z`,
    )
    roofs += `M${num(at - 6)} ${num(y - high + 4)}L${num(at + wide * 0.36)} ${num(y - high - peak)}L${num(at + wide + 6)} ${num(y - high + 4)}z`
    roofs += `M${num(at + wide * 0.7)} ${num(y - high)}v${num(-peak * 0.86)}h${num(wide * 0.13)}v${num(peak * 0.86)}z`
    const columns = Math.max(1, Math.floor(wide / 44))
    for (let row = 0; row < Math.max(1, Math.floor(high / 62)); row++) {
      for (let column = 0; column < columns; column++) {
        if (s.between(0, 1) > 0.18)
          panes += `M${num(at + wide * 0.16 + (column * wide * 0.78) / columns)} ${num(y - high * 0.84 + row * 50)}h18v26h-18z`
      }
    }
    at += wide + s.between(-4, 10) * scale
  }
  return (
    [...walls].map(([colour, d]) => fill(d, colour)).join('') +
    fill(roofs, roof) +
    (panes && fill(panes, light))
  )
}

/** A striped lighthouse, 420 high, standing on 0,0. */
export function lighthouse(tower = PAPER, stripe = RED, light = LAMP, dark = INK): string {
  return (
    fill('M-58 0L-34 -310H34L58 0Z', tower) +
    fill('M-54 -52L-48 -128H48L54 -52ZM-42 -204L-37 -274H37L42 -204Z', stripe) +
    rect(-46, -324, 92, 16, dark, 3) +
    rect(-26, -374, 52, 50, light) +
    lines(
      [
        [-26, -374, -26, -324],
        [0, -374, 0, -324],
        [26, -374, 26, -324],
      ],
      dark,
      5,
    ) +
    fill('M-36 -374Q0 -420 36 -374Z', dark) +
    line('M0 -396V-424', dark, 5) +
    lines(
      [
        [-46, -324, -46, -344],
        [46, -324, 46, -344],
        [-46, -343, -26, -343],
        [26, -343, 46, -343],
      ],
      dark,
      4,
    ) +
    fill('M-13 0V-34A13 13 0 0 1 13 -34V0Z', dark) +
    rect(-7, -174, 14, 22, dark)
  )
}

/** A roof truss of old timber spanning `w`, its tie beam on y=0. */
export function truss(w: number, rise: number, timber = INK, width = 16): string {
  const half = w / 2
  return (
    lines([[-half, 0, half, 0]], timber, width) +
    lines(
      [
        [-half, 0, 0, -rise],
        [half, 0, 0, -rise],
      ],
      timber,
      width * 1.2,
    ) +
    lines(
      [
        [0, 0, 0, -rise],
        [0, 0, -half / 2, -rise / 2],
        [0, 0, half / 2, -rise / 2],
        [-half / 2, 0, -half / 2, -rise / 2],
        [half / 2, 0, half / 2, -rise / 2],
      ],
      timber,
      width * 0.6,
    )
  )
}

/** A sand-coloured brick wall with one ink for its joints. */
export function brickWall(
  s: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  wall = BRICK,
  joint = PLUM,
  course = 24,
): string {
  return rect(x, y, w, h, wall) + rect(x, y, w, h, s.bricks(joint, course * 2, course, 2))
}
