import { INK, KELP, LAMP, PAPER, RED } from './inks.ts'
import { disc, discs, fill, line, lines, rect } from './svg.ts'

/** A toy locomotive heading right, 260 wide, standing on 0,0. */
export function toyTrain(body = RED, cab = KELP, wheel = INK, brass = LAMP): string {
  return (
    rect(-120, -150, 84, 110, cab, 6) +
    rect(-104, -130, 50, 44, PAPER, 4) +
    rect(-132, -164, 108, 20, wheel, 8) +
    rect(-40, -108, 146, 68, body, 20) +
    rect(64, -150, 30, 46, wheel) +
    fill('M54 -150h50l-8 -20h-34z', wheel) +
    disc(12, -112, 17, brass) +
    rect(-126, -46, 250, 18, wheel, 6) +
    fill('M120 -46l36 36h-36z', body) +
    discs(
      [
        [-86, -24, 34],
        [-4, -20, 24],
        [70, -20, 24],
      ],
      brass,
    ) +
    discs(
      [
        [-86, -24, 14],
        [-4, -20, 9],
        [70, -20, 9],
      ],
      wheel,
    )
  )
}

/** A spinning top, 130 wide, its point at 0,0. */
export function spinningTop(a = LAMP, b = RED, c = KELP): string {
  return (
    line('M0 -140V-110', INK, 9) +
    disc(0, -146, 10, b) +
    fill('M-66 -84Q0 -136 66 -84Z', a) +
    fill('M-66 -84H66L52 -62H-52Z', b) +
    fill('M-52 -62H52L0 0Z', c) +
    line('M-52 -62H52', PAPER, 5)
  )
}

/** A building block with a cut-out shape, 90 wide, standing on 0,0. */
export function block(face = LAMP, mark = RED, sign: 'moon' | 'fish' | 'star' | 'boat' = 'moon'): string {
  const signs = {
    moon: 'M10 -72A30 30 0 1 0 30 -30A26 26 0 0 1 10 -72Z',
    fish: 'M-26 -45Q0 -74 26 -45L38 -58V-32L26 -45Q0 -16 -26 -45Z',
    star: 'M0 -76l9 20l22 2l-16 15l5 22l-20 -11l-20 11l5 -22l-16 -15l22 -2z',
    boat: 'M-32 -38H32L22 -18H-22ZM-4 -44V-78L28 -44Z',
  }
  return rect(-46, -92, 92, 92, face, 6) + rect(-38, -84, 76, 76, PAPER, 4) + fill(signs[sign], mark)
}

/** A kite with its tail, 160 wide, its heart at 0,0. */
export function kite(a = RED, b = LAMP, c = PAPER, tail = INK): string {
  const bows = [40, 86, 132]
    .map(
      (t, i) =>
        `<g transform="translate(${[12, -14, 8][i]} ${128 + t})rotate(${[20, -24, 16][i]})">` +
        fill('M0 0L-18 -10V10ZM0 0L18 -10V10Z', [b, a, c][i] ?? a) +
        '</g>',
    )
    .join('')
  return (
    line('M0 122Q30 160 4 196T-8 290', tail, 3) +
    bows +
    fill('M0 -110L-80 -20H0Z', a) +
    fill('M0 -110L80 -20H0Z', b) +
    fill('M-80 -20L0 122V-20Z', b) +
    fill('M80 -20L0 122V-20Z', c) +
    lines(
      [
        [0, -110, 0, 122],
        [-80, -20, 80, -20],
      ],
      tail,
      3,
    )
  )
}
