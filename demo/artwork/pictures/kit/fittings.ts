import { INK, PAPER, RED, TAN } from './inks.ts'
import { fill, line, lines, num, rect } from './svg.ts'

/** A market stall with a striped awning, 320 wide, its counter top at -96 and feet on 0,0. */
export function stall(stripe = RED, cloth = PAPER, wood = TAN, dark = INK): string {
  const strips = Array.from({ length: 8 }, (_, i) => `M${-160 + i * 40} -232h20l-4 -66h-12z`).join('')
  const edge = (first: number) =>
    [0, 2, 4, 6].map((i) => `M${-160 + (i + first) * 40} -232h40v14a20 18 0 0 1 -40 0z`).join('')
  return (
    lines(
      [
        [-146, -230, -146, 0],
        [146, -230, 146, 0],
      ],
      dark,
      8,
    ) +
    fill('M-138 -298H138L160 -232H-160Z', cloth) +
    fill(strips, stripe) +
    fill(edge(0), stripe) +
    fill(edge(1), cloth) +
    rect(-164, -96, 328, 18, dark) +
    rect(-154, -78, 308, 78, wood) +
    lines(
      [
        [-154, -52, 154, -52],
        [-154, -26, 154, -26],
      ],
      dark,
      2.4,
    )
  )
}

/** A bench facing right, 150 wide, seat at -44. */
export function bench(wood = TAN, iron = INK): string {
  return (
    lines(
      [
        [-60, 0, -60, -48],
        [60, 0, 60, -48],
        [-66, -44, -74, -96],
        [66, -44, 74, -96],
      ],
      iron,
      7,
    ) +
    rect(-84, -52, 168, 12, wood, 3) +
    rect(-90, -98, 180, 12, wood, 3) +
    rect(-88, -78, 176, 12, wood, 3)
  )
}

/** A railing `w` wide and 70 high with slim balusters. */
export function railing(w: number, colour = INK, step = 22): string {
  const bars = Array.from(
    { length: Math.floor(w / step) },
    (_, i) => `M${num(i * step + step / 2)} 0v-64`,
  ).join('')
  return line(bars, colour, 3) + rect(0, -72, w, 10, colour) + rect(0, -8, w, 8, colour)
}
