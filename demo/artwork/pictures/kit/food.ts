import { BRICK, BROWN, DEEP, GOLD, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, SLATE, TAN } from './inks.ts'
import type { Sheet } from './sheet.ts'
import { disc, discs, fill, line, oval, rect } from './svg.ts'

/** A fish heading right, 300 long, around 0,0. */
export function fish(s: Sheet, back = SLATE, belly = PAPER, dark = INK): string {
  const body = 'M-104 0Q-60 -62 20 -62Q104 -56 150 0Q104 52 20 54Q-60 52 -104 0Z'
  return (
    fill('M-92 0L-158 -58Q-140 0 -158 58Z', back) +
    fill('M-40 -48Q-10 -96 44 -90L52 -58ZM-20 48L-6 78L30 52Z', back) +
    fill(body, belly) +
    fill('M-104 0Q-60 -62 20 -62Q104 -56 150 0Q70 -20 -104 0Z', back) +
    fill(
      'M-104 0Q-60 -62 20 -62Q60 -60 92 -44Q70 10 84 40Q56 54 20 54Q-60 52 -104 0Z',
      s.dots(dark, 16, 2.6, 30),
    ) +
    line('M88 -46Q66 0 86 42', dark, 5) +
    disc(112, -14, 9, PAPER) +
    disc(113, -14, 5, dark) +
    line('M148 2L126 8M-150 -40L-112 -8M-150 40L-112 8', dark, 3)
  )
}

/** A round loaf with a scored leaf, 260 wide, standing on 0,0. */
export function loaf(crust = BROWN, flour = PAPER): string {
  return (
    fill('M-130 -10Q-136 -128 0 -136Q136 -128 130 -10Q120 2 0 2T-130 -10Z', crust) +
    line(
      'M0 -128Q8 -70 0 -16M0 -104Q34 -108 58 -92M0 -104Q-34 -108 -58 -92M2 -74Q44 -78 82 -58M2 -74Q-44 -78 -82 -58M2 -44Q44 -48 92 -26M0 -44Q-44 -48 -92 -26',
      flour,
      7,
    ) +
    line('M-112 -24Q-110 -90 -56 -116', TAN, 6)
  )
}

/** A long loaf lying at an angle, 300 long. */
export function baguette(crust = GOLD, cut = PAPER): string {
  return (
    fill('M-150 0Q-140 -36 0 -38Q140 -36 150 0Q140 34 0 36Q-140 34 -150 0Z', crust) +
    line('M-104 14Q-84 -8 -70 -24M-50 20Q-30 -4 -16 -28M6 22Q24 -4 38 -28M60 18Q78 -6 90 -22', cut, 9)
  )
}

/** A croissant, 180 wide. */
export function croissant(crust = GOLD, fold = BROWN): string {
  return (
    fill(
      'M-92 34Q-96 -44 -30 -62Q0 -72 30 -62Q96 -44 92 34Q88 44 74 34Q60 0 34 -6Q0 -14 -34 -6Q-60 0 -74 34Q-88 44 -92 34Z',
      crust,
    ) +
    line(
      'M-84 2Q-70 6 -60 14M-62 -38Q-48 -22 -42 -4M-22 -62Q-14 -36 -14 -10M22 -62Q14 -36 14 -10M62 -38Q48 -22 42 -4M84 2Q70 6 60 14',
      fold,
      6,
    )
  )
}

/** A concha bun from above, 140 across. */
export function concha(sugar = PINK, bun = BROWN): string {
  return (
    disc(0, 4, 72, bun) +
    disc(0, 0, 66, sugar) +
    line('M-58 20Q-36 -30 0 -64M-34 50Q-20 -10 0 -64M0 62V-64M34 50Q20 -10 0 -64M58 20Q36 -30 0 -64', bun, 7)
  )
}

/** An éclair from above, 200 long. */
export function eclair(icing = PLUM, dough = GOLD): string {
  return (
    rect(-100, -32, 200, 64, dough, 32) +
    rect(-88, -22, 176, 42, icing, 21) +
    line('M-66 -2q12 -14 24 0t24 0t24 0t24 0t24 0', PAPER, 5)
  )
}

/** A swirled bun from above, 130 across. */
export function swirl(dough = TAN, spice = BRICK): string {
  return (
    disc(0, 0, 66, dough) +
    line('M6 0C6 -14 -18 -12 -16 6C-12 30 32 26 32 -2C30 -42 -40 -42 -42 4C-40 56 58 52 56 -6', spice, 9) +
    discs(
      [
        [-20, -44, 5],
        [40, 34, 5],
        [-34, 36, 5],
        [30, -38, 5],
      ],
      PAPER,
    )
  )
}

/** A teapot facing right, 260 wide, standing on 0,0. */
export function teapot(body = KELP, trim = PAPER, dark = INK): string {
  return (
    line('M-92 -110Q-160 -112 -150 -60Q-140 -26 -84 -28', body, 18) +
    fill('M84 -60Q116 -70 128 -132L160 -124Q150 -40 88 -22Z', body) +
    fill('M-70 -2Q-110 -40 -100 -92Q-80 -146 0 -146T100 -92Q110 -40 70 -2Z', body) +
    fill('M-60 -138Q0 -176 60 -138Q0 -126 -60 -138Z', dark) +
    disc(0, -172, 13, trim) +
    line('M-100 -84Q0 -66 100 -84', trim, 6) +
    line('M-96 -62Q0 -44 97 -62', trim, 3) +
    rect(-62, -6, 124, 10, dark, 4)
  )
}

/** A cup with a handle, 130 wide, standing on 0,0. */
export function cup(body = PAPER, trim = RED, dark = INK): string {
  return (
    line('M54 -76Q98 -80 90 -44Q82 -20 44 -22', body, 13) +
    fill('M-64 -96H64Q66 -16 30 0H-30Q-66 -16 -64 -96Z', body) +
    oval(0, -96, 64, 13, trim) +
    oval(0, -94, 54, 9, dark) +
    line('M-62 -66Q0 -50 62 -66', trim, 6)
  )
}

/** Three curls of steam rising from 0,0. */
export function steam(colour = PAPER, width = 8): string {
  return line('M-34 0q-22 -26 0 -52t0 -54M0 -10q-22 -28 0 -58t0 -60M34 0q-22 -26 0 -52t0 -54', colour, width)
}

/** A lobster from above, claws up, 240 high. */
export function lobster(shell = RED, dark = INK): string {
  return (
    line('M-14 -60Q-60 -130 -30 -200M14 -60Q60 -130 30 -200', shell, 4) +
    line('M-28 -44Q-84 -50 -86 -100M28 -44Q84 -50 86 -100', shell, 15) +
    fill(
      'M-104 -92Q-128 -150 -86 -186Q-84 -164 -74 -152Q-66 -170 -54 -172Q-48 -124 -76 -92ZM104 -92Q128 -150 86 -186Q84 -164 74 -152Q66 -170 54 -172Q48 -124 76 -92Z',
      shell,
    ) +
    line(
      'M-26 -20Q-64 -24 -78 0M-26 0Q-62 4 -72 30M-24 18Q-54 30 -58 54M26 -20Q64 -24 78 0M26 0Q62 4 72 30M24 18Q54 30 58 54',
      shell,
      7,
    ) +
    fill('M0 -84Q34 -70 32 -10Q30 30 24 36H-24Q-30 30 -32 -10Q-34 -70 0 -84Z', shell) +
    fill('M-24 40h48l-4 22h-40zM-20 66h40l-4 20h-32zM-16 90h32l-3 18h-26z', shell) +
    fill('M0 104L-44 134Q-24 152 -8 132ZM0 104L44 134Q24 152 8 132ZM-10 112h20v38q-10 8 -20 0z', shell) +
    line('M-12 -64q12 10 24 0M0 -54V30', dark, 3) +
    disc(-10, -76, 4, dark) +
    disc(10, -76, 4, dark)
  )
}

/** A wedge of cheese, 170 wide, standing on 0,0. */
export function cheese(paste = LAMP, rind = GOLD): string {
  return (
    fill('M-86 0V-46L70 -104L86 -56V0Z', rind) +
    fill('M-86 0V-46L86 -46V0Z', paste) +
    fill('M-86 -46L70 -104L86 -46Z', PAPER) +
    discs(
      [
        [-40, -22, 11],
        [12, -14, 8],
        [48, -28, 10],
      ],
      rind,
    )
  )
}

/** A corked bottle, 240 high, standing on 0,0. */
export function bottle(glass = DEEP, label = PAPER, cork = TAN): string {
  return (
    rect(-12, -240, 24, 26, cork, 4) +
    fill('M-15 -220H15V-160Q40 -146 40 -110V-8Q40 0 32 0H-32Q-40 0 -40 -8V-110Q-40 -146 -15 -160Z', glass) +
    rect(-40, -100, 80, 62, label) +
    line('M-24 -80H24M-24 -64H14', glass, 5) +
    line('M-28 -124Q-26 -138 -14 -146', PAPER, 5)
  )
}

/** An apple, 80 wide, standing on 0,0. */
export function apple(skin = RED, leaf = KELP): string {
  return (
    fill('M0 -66Q-44 -84 -42 -36Q-36 4 -12 2Q0 -4 12 2Q36 4 42 -36Q44 -84 0 -66Z', skin) +
    line('M0 -64Q0 -80 8 -88', INK, 5) +
    fill('M8 -82Q26 -98 40 -86Q26 -72 8 -82Z', leaf) +
    line('M-26 -44Q-24 -56 -14 -60', PAPER, 5)
  )
}

/** A steaming pot with two handles, 240 wide, standing on 0,0. */
export function pot(body = RED, rim = INK, shine = PAPER): string {
  return (
    line('M-112 -92H-146M112 -92H146', rim, 17) +
    fill('M-116 -122H116V-34Q112 0 78 0H-78Q-112 0 -116 -34Z', body) +
    rect(-128, -134, 256, 22, rim, 9) +
    line('M-92 -92V-44', shine, 9)
  )
}

/** Round bread rolls, dumplings or pierogi on a board: half-moons in a row. */
export function pierogi(count: number, dough = PAPER, edge = TAN): string {
  return Array.from(
    { length: count },
    (_, i) =>
      `<g transform="translate(${(i - (count - 1) / 2) * 62} ${i % 2 ? 10 : -8})rotate(${i % 2 ? 14 : -12})">` +
      fill('M-34 14A34 34 0 0 1 34 14Q0 26 -34 14Z', dough) +
      line('M-32 14A32 32 0 0 1 32 14', edge, 6, 'stroke-dasharray="1 9"') +
      '</g>',
  ).join('')
}
