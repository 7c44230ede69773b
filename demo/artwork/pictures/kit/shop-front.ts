import type { Sheet } from './sheet.ts'
import { disc, fill, line, num, put, rect, tiles } from './svg.ts'

/** How a shop is painted, and which of three windows it has. */
export type Front = {
  wall: string
  sign: string
  emblem: string
  awning: string
  stripe: string
  door: string
  frame: string
  glass: string
  light: string
  window?: 'awning' | 'arch' | 'bay'
  doorLeft?: boolean
}

/** A shop front 520 wide and 420 high, standing on 0,0 (left foot); `shown` stands on its sill, 300 x 190. */
export function shopFront(s: Sheet, front: Front, shown: string): string {
  const { wall, sign, emblem, awning, stripe, frame, window = 'awning', doorLeft = false } = front
  const [windowAt, doorAt] = doorLeft ? [190, 30] : [30, 370]
  return (
    rect(0, -420, 520, 420, wall) +
    rect(0, -420, 520, 420, s.bricks(frame, 52, 26, 0.8)) +
    rect(-8, -430, 536, 22, frame) +
    rect(18, -392, 484, 60, sign) +
    rect(18, -340, 484, 8, frame) +
    put(emblem, 260, -366) +
    line('M44 -366h150M326 -366h150', awning === sign ? stripe : awning, 5, 'stroke-dasharray="0 15"') +
    put(WINDOWS[window](s, front, shown), windowAt, 0) +
    put(doorway(front), doorAt, 0)
  )
}

const WINDOWS = { awning: underAwning, arch: arched, bay: bayed }

function underAwning(s: Sheet, front: Front, shown: string): string {
  const { awning, stripe, frame, glass } = front
  const fringe = (odd: number) =>
    [0, 2, 4, 6, 8]
      .filter((i) => i + odd < 9)
      .map((i) => `M${num(-14 + (i + odd) * 36.4)} -262h36.4v18a18.2 16 0 0 1 -36.4 0z`)
      .join('')
  return (
    rect(0, -262, 300, 200, glass) +
    s.cut('M0 -262h300v200h-300z', put(shown, 150, -62)) +
    line('M0 -262h300v200h-300zM100 -262v200M200 -262v200', frame, 7) +
    fill('M0 -318h300l14 56h-328z', awning) +
    tiles(22, -318, 4, 1, 34, 56, 72, 0, stripe) +
    fill(fringe(0), stripe) +
    fill(fringe(1), awning) +
    plinth(front)
  )
}

function arched(s: Sheet, front: Front, shown: string): string {
  const { awning, frame, glass } = front
  const opening = 'M0 -62V-214A150 96 0 0 1 300 -214V-62Z'
  return (
    line('M0 -62V-214A150 96 0 0 1 300 -214V-62', awning, 30) +
    fill(opening, glass) +
    s.cut(opening, put(shown, 150, -62)) +
    line(`${opening}M0 -206H300M150 -310V-206M46 -276L110 -206M254 -276L190 -206`, frame, 7) +
    plinth(front)
  )
}

function bayed(s: Sheet, front: Front, shown: string): string {
  const { awning, stripe, frame, glass } = front
  return (
    rect(-12, -300, 324, 240, frame) +
    rect(0, -262, 300, 200, glass) +
    s.cut('M0 -262h300v200h-300z', put(shown, 150, -62)) +
    line('M60 -262v200M120 -262v200M180 -262v200M240 -262v200M0 -212h300M0 -162h300M0 -112h300', frame, 3.4) +
    fill('M-22 -318h344l-16 30h-312z', awning) +
    line('M0 -274H300', stripe, 9, 'stroke-dasharray="0 20"') +
    plinth(front)
  )
}

function plinth({ frame, wall }: Front): string {
  return rect(-8, -62, 316, 62, frame) + tiles(12, -48, 3, 1, 80, 34, 98, 0, wall)
}

function doorway({ frame, door, glass, light, sign }: Front): string {
  return (
    rect(0, -262, 120, 262, frame) +
    rect(12, -236, 96, 236, door) +
    rect(26, -220, 68, 120, glass) +
    disc(94, -86, 6, light) +
    rect(-10, -8, 140, 8, sign)
  )
}
