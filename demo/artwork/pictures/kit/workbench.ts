import { FOG, INK, KELP, LAMP, PAPER, RED, TAN, over } from './inks.ts'
import { disc, fill, line, lines, oval, rect, ring } from './svg.ts'

/** A tool lying upright around 0,0, about 240 long. */
export function tool(
  kind: 'hammer' | 'saw' | 'plane' | 'brush' | 'chisel' | 'driver' | 'pliers' | 'rule',
  steel = PAPER,
  grip = RED,
  wood = TAN,
): string {
  const kinds = {
    hammer: () =>
      rect(-11, -80, 22, 210, wood, 10) +
      rect(-13, 40, 26, 90, grip, 11) +
      fill('M-70 -120Q-60 -92 -40 -92H60V-132H0Q-44 -140 -70 -120Z', steel),
    saw: () =>
      fill('M-38 60L-24 -130L26 -130L44 60Z', steel) +
      line('M44 52l-5 -12l-3 -14l-4 -12l-1 -14l-4 -14l-1 -14l-4 -14', INK, 3) +
      fill('M-50 60H52Q60 128 10 132Q-46 128 -50 60Z', grip) +
      oval(2, 92, 24, 18, KELP),
    plane: () =>
      rect(-46, -120, 92, 240, wood, 14) +
      rect(-24, -40, 48, 40, INK) +
      fill('M-22 -40L0 -84L22 -40Z', steel) +
      disc(0, -92, 18, grip) +
      fill('M-16 24H16L10 100Q0 112 -10 100Z', grip),
    brush: () =>
      line('M0 120V-20', wood, 17) +
      rect(-30, -54, 60, 44, steel, 4) +
      fill('M-30 -54H30Q34 -100 18 -132Q8 -116 0 -134Q-10 -116 -20 -130Q-34 -98 -30 -54Z', INK) +
      fill('M-27 -96H27Q26 -120 18 -132Q8 -116 0 -134Q-10 -116 -20 -130Q-28 -112 -27 -96Z', grip),
    chisel: () =>
      rect(-16, 10, 32, 112, grip, 14) + rect(-18, 8, 36, 14, LAMP) + fill('M-14 8V-104L14 -128V8Z', steel),
    driver: () =>
      rect(-20, 0, 40, 118, grip, 18) +
      line('M-8 20V100M8 20V100', INK, 4) +
      line('M0 0V-120', steel, 11) +
      fill('M-9 -118H9L6 -138H-6Z', steel),
    pliers: () =>
      line('M-10 -20Q-50 40 -28 124M10 -20Q50 40 28 124', grip, 20) +
      fill('M-26 0Q-34 -70 -6 -120V-30ZM26 0Q34 -70 6 -120V-30Z', steel) +
      disc(0, -12, 22, steel) +
      disc(0, -12, 8, INK),
    rule: () =>
      rect(-20, -130, 40, 262, LAMP, 4) +
      lines(
        Array.from({ length: 15 }, (_, i) => [20, -114 + i * 17, i % 3 ? 8 : -4, -114 + i * 17] as const),
        INK,
        3,
      ),
  }
  return kinds[kind]()
}

/** A carabiner, 110 high, around 0,0. */
export function carabiner(metal = LAMP): string {
  return (
    line('M-14 -46Q26 -62 28 -18V26Q24 58 -8 54Q-28 50 -26 28', metal, 13) +
    line('M-14 -46Q-30 -40 -28 -10L-26 24', INK, 7)
  )
}

/** A key, 190 long, its bow at 0,0, lying right. */
export function key(brass = LAMP): string {
  return ring(0, 0, 34, brass, 15) + line('M40 0H150M118 4V32M142 4V40', brass, 15)
}

/** Scissors opened upwards around their screw at 0,0. */
export function scissors(steel = PAPER, handle = RED): string {
  return (
    fill('M-8 10L40 -150Q14 -120 -12 -10ZM8 10L-40 -150Q-14 -120 12 -10Z', steel) +
    ring(-38, 62, 30, handle, 14) +
    ring(38, 62, 30, handle, 14) +
    line('M-4 4L-24 36M4 4L24 36', handle, 14) +
    disc(0, 0, 8, INK)
  )
}

/** A spool of thread with a needle, 130 high, standing on 0,0. */
export function spool(thread = RED, wood = TAN): string {
  return (
    rect(-46, -16, 92, 16, wood, 4) +
    rect(-46, -130, 92, 16, wood, 4) +
    rect(-36, -114, 72, 98, thread) +
    lines(
      [
        [-36, -98, 36, -90],
        [-36, -78, 36, -70],
        [-36, -58, 36, -50],
        [-36, -38, 36, -30],
      ],
      over(thread, FOG),
      4,
    )
  )
}

/** A watch or clock face without numerals, radius `r`, around 0,0. */
export function clockFace(r: number, face = PAPER, hand = INK, hour = 10, minute = 10, rim = INK): string {
  const marks = Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6
    const k = i % 3 ? 0.86 : 0.78
    return [
      Math.sin(a) * r * k,
      -Math.cos(a) * r * k,
      Math.sin(a) * r * 0.92,
      -Math.cos(a) * r * 0.92,
    ] as const
  })
  const arm = (turns: number, length: number) =>
    [0, 0, Math.sin(turns * 2 * Math.PI) * r * length, -Math.cos(turns * 2 * Math.PI) * r * length] as const
  return (
    disc(0, 0, r, face) +
    ring(0, 0, r, rim, r * 0.09) +
    lines(marks, hand, r * 0.04) +
    lines([arm((hour + minute / 60) / 12, 0.46)], hand, r * 0.08) +
    lines([arm(minute / 60, 0.72)], hand, r * 0.05) +
    disc(0, 0, r * 0.07, RED)
  )
}
