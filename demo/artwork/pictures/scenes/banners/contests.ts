import { gullFlying } from '../../kit/birds.ts'
import { doryAbove } from '../../kit/boats.ts'
import { BRICK, BROWN, FOG, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, TAN } from '../../kit/inks.ts'
import { disc, line, lines, put, rect, ring } from '../../kit/svg.ts'
import { wide } from '../scene.ts'

export const scene = wide(
  'banners/contests',
  'Three dories race across a red sea, seen from above, oars out and wakes white.',
  'Tres botes de remos compiten en un mar rojo, vistos desde arriba, con estelas blancas.',
  (s) => {
    const wake =
      line('M-26 110Q-60 240 -120 420M26 110Q60 240 120 420', PAPER, 7) +
      line('M-8 120Q-14 260 -40 420M8 120Q14 260 40 420', PINK, 5, 'stroke-dasharray="40 22"')
    return [
      s.ground(RED),
      rect(0, 0, 1600, 600, s.hatch(BRICK, 52, 4, 14)),
      [0, 1, 2, 3, 4, 5]
        .map((i) => line(`M${-40 + i * 40} ${70 + i * 100}q60 -24 120 0t120 0t120 0`, PINK, 5))
        .join(''),
      put(wake + doryAbove(PAPER, TAN, KELP), 560, 150, 1.15, 76),
      put(wake + doryAbove(LAMP, BROWN, INK), 1010, 300, 1.4, 76),
      put(wake + doryAbove(FOG, TAN, PLUM), 700, 470, 1.15, 76),
      lines([[1400, -20, 1330, 620]], INK, 7),
      [0, 1, 2, 3, 4]
        .map(
          (i) =>
            disc(1392 - i * 14.4, 50 + i * 128, 21, i % 2 ? PAPER : LAMP) +
            ring(1392 - i * 14.4, 50 + i * 128, 21, INK, 4),
        )
        .join(''),
      put(gullFlying(PAPER, FOG), 1480, 160, 0.75, 10, true),
      put(gullFlying(PAPER, FOG), 190, 350, 0.55),
    ]
  },
)
