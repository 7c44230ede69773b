import { BROWN, DEEP, FOG, GOLD, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, ROSE, SLATE, TAN } from './inks.ts'
import type { Sheet } from './sheet.ts'
import { disc, discs, fill, line, lines, num, oval, ring } from './svg.ts'

/** A bowl from above, 200 across: `broth` inside, garnish drawn by the caller. */
export function bowlAbove(rim = PAPER, band = RED, broth = LAMP, inside = ''): string {
  return disc(0, 0, 100, rim) + ring(0, 0, 88, band, 5) + disc(0, 0, 80, broth) + inside
}

/** Ramen seen from above, 200 across. */
export function ramenAbove(): string {
  const noodles = [0, 1, 2, 3, 4]
    .map((i) => `M${-64 + i * 6} ${-10 + i * 14}q28 -22 56 0t52 ${-4 + i}`)
    .join('')
  return bowlAbove(
    INK,
    RED,
    GOLD,
    line(noodles, LAMP, 9) +
      oval(-34, -40, 24, 19, PAPER, 20) +
      disc(-36, -40, 11, RED) +
      oval(36, -38, 26, 21, PAPER, -10) +
      disc(38, -38, 12, LAMP) +
      fill('M20 20l50 -8l4 34l-50 8z', DEEP) +
      line('M-56 34l20 8M-44 20l20 10', KELP, 6) +
      disc(4, -58, 5, KELP) +
      disc(-8, 56, 5, KELP),
  )
}

/** Chowder seen from above with its oyster crackers. */
export function chowderAbove(rim = KELP): string {
  return bowlAbove(
    rim,
    PAPER,
    PAPER,
    discs(
      [
        [-30, -30, 13],
        [24, 34, 15],
        [40, -14, 11],
      ],
      PINK,
    ) +
      discs(
        [
          [-40, 20, 12],
          [4, -48, 11],
          [0, 8, 12],
        ],
        LAMP,
      ) +
      line('M-12 -20l16 -6M30 8l10 12M-20 46l14 4M-56 -10l8 10', KELP, 6) +
      discs(
        [
          [14, -16, 4],
          [-24, 4, 4],
          [46, 22, 4],
          [-6, 36, 4],
          [-46, -36, 4],
        ],
        INK,
      ),
  )
}

/** Three tacos on a plate from above. */
export function tacosAbove(plate = FOG): string {
  const taco = (x: number, turn: number) =>
    `<g transform="translate(${x} 0)rotate(${turn})">` +
    fill('M-26 -58Q-34 0 -26 58Q0 66 14 58Q4 0 14 -58Q0 -66 -26 -58Z', LAMP) +
    line('M16 -50q10 8 2 18t4 20t-4 20t4 20t-2 20', RED, 11) +
    line('M22 -40q6 10 0 20M24 6q6 10 0 24', KELP, 7) +
    discs(
      [
        [-12, -20, 3],
        [-16, 10, 3],
        [-8, 34, 3],
      ],
      GOLD,
    ) +
    '</g>'
  return disc(0, 0, 104, plate) + ring(0, 0, 92, PAPER, 4) + taco(-46, -4) + taco(6, 2) + taco(56, 6)
}

/** A plate of mussels from above. */
export function musselsAbove(s: Sheet): string {
  let shells = ''
  for (let i = 0; i < 11; i++) {
    const [angle, r] = [(i / 8) * Math.PI * 2, i < 8 ? 56 : 18]
    const turn = num(s.between(0, 360))
    shells +=
      `<g transform="translate(${num(Math.cos(angle) * r)} ${num(Math.sin(angle) * r)})rotate(${turn})">` +
      fill('M-30 0Q-20 -22 14 -18Q34 -8 30 4Q10 22 -30 0Z', INK) +
      fill('M-16 2Q0 -12 22 0Q6 12 -16 2Z', i % 3 ? LAMP : ROSE) +
      '</g>'
  }
  return disc(0, 0, 106, PAPER) + ring(0, 0, 94, SLATE, 5) + shells
}

/** A pizza slice pointing down, 120 wide. */
export function pizzaSlice(): string {
  return (
    fill('M-64 -60Q0 -92 64 -60L4 84Z', RED) +
    fill('M-54 -48Q0 -74 54 -48L3 70Z', LAMP) +
    line('M-66 -58Q0 -92 66 -58', BROWN, 18) +
    discs(
      [
        [-18, -30, 12],
        [22, -34, 12],
        [4, 10, 11],
      ],
      RED,
    ) +
    line('M-6 -46l8 8M14 -6l8 -8', KELP, 6)
  )
}

/** A lemon slice, 80 across. */
export function lemon(): string {
  const seams = [0, 45, 90, 135].map((a) => {
    const [c, d] = [Math.cos((a * Math.PI) / 180) * 29, Math.sin((a * Math.PI) / 180) * 29]
    return [-c, -d, c, d] as const
  })
  return disc(0, 0, 40, GOLD) + disc(0, 0, 35, PAPER) + disc(0, 0, 30, LAMP) + lines(seams, PAPER, 4)
}

/** A cup of coffee from above on its saucer, 220 across. */
export function coffeeAbove(saucer = PAPER, cup = RED, coffee = PLUM): string {
  return (
    disc(0, 0, 110, saucer) +
    ring(0, 0, 96, cup, 4) +
    line('M58 40L92 66', cup, 22) +
    disc(0, 0, 70, cup) +
    disc(0, 0, 58, coffee) +
    fill('M-34 6Q-40 -32 0 -18Q40 -32 34 6Q20 36 0 40Q-20 36 -34 6Z', TAN) +
    fill('M-18 4Q-22 -14 0 -6Q22 -14 18 4Q10 22 0 26Q-10 22 -18 4Z', PAPER) +
    line('M0 -22V34', coffee, 4)
  )
}

/** A knife, fork or spoon lying with its handle down, 190 long. */
export function cutlery(kind: 'knife' | 'fork' | 'spoon', steel = PAPER): string {
  const head = {
    knife: fill('M-9 0V-84Q16 -100 11 0Z', steel),
    fork: line('M-14 -90V-48Q-14 -24 0 -20Q14 -24 14 -48V-90M0 -90V-20', steel, 6),
    spoon: oval(0, -60, 20, 32, steel),
  }[kind]
  return head + line('M0 -26V96', steel, 11)
}
