import { bottle } from '../../kit/food.ts'
import { INK, KELP, LAMP, PAPER, PINK, PLUM, RED, TAN } from '../../kit/inks.ts'
import { glow, roundLantern } from '../../kit/light.ts'
import { coil, rope } from '../../kit/sea.ts'
import { put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/ixtle-1',
  'A coil of agave rope hangs over the bar between two rows of mezcal bottles and paper lanterns.',
  'Un rollo de cuerda de ixtle cuelga sobre la barra, entre dos hileras de mezcal y faroles de papel.',
  (s) => [
    s.ground(PLUM),
    rect(0, 0, 1200, 900, s.dots(INK, 40, 5)),
    glow(220, 250, 30, 230, RED, 24),
    glow(980, 250, 30, 230, RED, 24),
    rect(60, 430, 330, 20, TAN),
    rect(810, 430, 330, 20, TAN),
    rect(60, 690, 330, 20, TAN),
    rect(810, 690, 330, 20, TAN),
    ...[0, 1, 2, 3].flatMap((i) => [
      put(bottle([KELP, LAMP, RED, PINK][i], PAPER), 105 + i * 82, 690, 0.85),
      put(bottle([PINK, KELP, LAMP, RED][i], PAPER), 855 + i * 82, 690, 0.85),
    ]),
    put(roundLantern(LAMP, RED, INK), 220, 250, 1.5),
    put(roundLantern(LAMP, RED, INK), 980, 250, 1.5),
    rope('M600 -20V300', 26, TAN, INK),
    put(coil(TAN, INK), 600, 470, 1.95),
    rect(0, 770, 1200, 130, KELP),
    rect(0, 754, 1200, 20, INK),
    rect(0, 800, 1200, 100, s.net(LAMP, 60, 2, 45)),
  ],
)
