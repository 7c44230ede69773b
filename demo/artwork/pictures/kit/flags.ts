import { FOG, INK, KELP, LAMP, PAPER, PINK, PLUM, RED } from './inks.ts'
import { disc, fill, line, num, put, rect, tiles } from './svg.ts'

/** Square signal flags on a line from x1 to x2. */
export function flags(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  count: number,
  size: number,
  cord = INK,
): string {
  const mid = [(x1 + x2) / 2, (y1 + y2) / 2 + sag * 2] as const
  const place = (t: number) =>
    [
      (1 - t) ** 2 * x1 + 2 * t * (1 - t) * mid[0] + t * t * x2,
      (1 - t) ** 2 * y1 + 2 * t * (1 - t) * mid[1] + t * t * y2,
    ] as const
  const hung = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count
    const [x, y] = place(t)
    const [nx, ny] = place(Math.min(1, t + 0.02))
    return put(flag(i, size), x, y, 1, (Math.atan2(ny - y, nx - x) * 180) / Math.PI)
  })
  return (
    line(`M${num(x1)} ${num(y1)}Q${num(mid[0])} ${num(mid[1])} ${num(x2)} ${num(y2)}`, cord, 4) +
    hung.join('')
  )
}

/** One of nine signal flags, hanging from 0,0. */
function flag(n: number, size: number): string {
  const h = size / 2
  const base = (colour: string) => rect(-h, 2, size, size, colour)
  const designs = [
    () => base(RED) + fill(`M${-h} 2h${size}l${-size} ${size}z`, LAMP),
    () => base(PAPER) + rect(-h, 2 + size / 3, size, size / 3, KELP),
    () => base(INK) + rect(-h / 2, 2 + size / 4, size / 2, size / 2, PAPER),
    () => base(PINK) + disc(0, 2 + h, size * 0.24, INK),
    () => base(PAPER) + fill(`M${-h} 2l${size} ${size}h${-size}z`, RED),
    () =>
      base(FOG) +
      line(`M${-h + 6} 8l${size - 12} ${size - 12}M${h - 6} 8l${12 - size} ${size - 12}`, INK, size * 0.13),
    () =>
      base(RED) +
      rect(-size * 0.1, 2, size * 0.2, size, PAPER) +
      rect(-h, 2 + size * 0.4, size, size * 0.2, PAPER),
    () => base(PINK) + tiles(-h, 2, 2, 2, h, h, h, h, PLUM, false, (a, b) => (a + b) % 2 === 0),
    () =>
      base(KELP) +
      fill(
        `M0 ${2 + size * 0.12}l${size * 0.36} ${size * 0.38}l${-size * 0.36} ${size * 0.38}l${-size * 0.36} ${-size * 0.38}z`,
        PAPER,
      ),
  ]
  return designs[n % designs.length]?.() ?? ''
}
