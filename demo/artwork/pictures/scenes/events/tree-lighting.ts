import { town } from '../../kit/buildings.ts'
import { BRICK, INK, KELP, LAMP, PAPER, PLUM, RED, SEA, SLATE, TAN } from '../../kit/inks.ts'
import { glow, halftone, snow } from '../../kit/light.ts'
import { onlookers, row } from '../../kit/people.ts'
import { potFloat, trap } from '../../kit/sea.ts'
import { line, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'events/tree-lighting',
  'A tall tree of stacked lobster traps and lights, a red float on top, with a crowd in the snow.',
  'Un árbol alto de trampas de langosta y luces, con una boya roja en la punta, y gente en la nieve.',
  (s) => [
    s.ground(SEA),
    halftone(0, 20, 1200, 420, SLATE, 2, 14, 26),
    glow(600, 400, 220, 560, LAMP, 30),
    town(s, -20, 650, 320, [KELP, PLUM], INK, LAMP, 1.2),
    town(s, 920, 650, 320, [KELP, BRICK], INK, LAMP, 1.2),
    rect(0, 640, 1200, 260, PAPER),
    [6, 5, 4, 3, 2, 1]
      .map((n, r) =>
        Array.from({ length: n }, (_, i) =>
          put(trap(TAN, INK), 600 + (i - (n - 1) / 2) * 108, 700 - r * 90, 0.98),
        ).join(''),
      )
      .join(''),
    line(
      'M270 690Q600 740 930 660M330 600Q600 650 870 560M390 510Q600 560 815 470M450 420Q600 460 760 380M510 330Q600 360 700 290',
      KELP,
      16,
    ),
    line(
      'M270 690Q600 740 930 660M330 600Q600 650 870 560M390 510Q600 560 815 470M450 420Q600 460 760 380M510 330Q600 360 700 290',
      LAMP,
      22,
      'stroke-dasharray="0 58"',
    ),
    line(
      'M270 690Q600 740 930 660M330 600Q600 650 870 560M390 510Q600 560 815 470M450 420Q600 460 760 380M510 330Q600 360 700 290',
      RED,
      22,
      'stroke-dasharray="0 116"',
    ),
    put(potFloat(RED, LAMP), 600, 118, 1),
    row(s, 30, 806, 1140, 7, 2, [RED, KELP, PLUM, LAMP, INK]),
    onlookers(s, -10, 890, 1220, 8, 150, [INK, PLUM, BRICK, KELP], PAPER),
    snow(s, 0, 0, 1200, 900, 130, PAPER, 8),
  ],
)
