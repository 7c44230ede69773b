import { DEEP, FOG, KELP, LAMP, PAPER, PINK, RED, TAN } from '../../kit/inks.ts'
import { discs, lines, put, rect } from '../../kit/svg.ts'
import { tool } from '../../kit/workbench.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'promotions/tools',
  'Hand tools laid out in a neat row: saw, hammer, plane, brush, chisel, pliers and rule.',
  'Herramientas en orden: serrucho, martillo, cepillo, brocha, formón, pinzas y regla.',
  (s) => [
    s.ground(KELP),
    rect(0, 0, 1200, 900, s.dots(DEEP, 40, 6, 0)),
    ...(['hammer', 'saw', 'plane', 'brush'] as const).map((k, i) =>
      put(tool(k, PAPER, RED, TAN), 170 + i * 285, 232, 1.5, [-8, 6, -4, 10][i]),
    ),
    ...(['chisel', 'pliers', 'driver', 'rule'] as const).map((k, i) =>
      put(tool(k, PAPER, [RED, LAMP, PINK, RED][i], TAN), 170 + i * 285, 672, 1.5, [8, -6, 10, -5][i]),
    ),
    discs(
      [
        [330, 470, 12],
        [380, 440, 9],
        [610, 460, 12],
        [880, 440, 9],
        [890, 480, 12],
        [60, 460, 10],
        [1150, 450, 10],
      ],
      LAMP,
    ),
    lines(
      [
        [340, 560, 350, 600],
        [600, 60, 612, 100],
        [870, 780, 880, 820],
        [60, 760, 72, 800],
      ],
      FOG,
      7,
    ),
  ],
)
