import { FOG, INK, KELP, LAMP, PAPER, RED } from '../../kit/inks.ts'
import { discs, fill, line, put, rect } from '../../kit/svg.ts'
import {
  bowlAbove,
  chowderAbove,
  cutlery,
  lemon,
  musselsAbove,
  ramenAbove,
  tacosAbove,
} from '../../kit/table-from-above.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'posts/five-lunches',
  'Five round lunches from above on a red cloth, arranged like the dots on a die.',
  'Cinco almuerzos redondos vistos desde arriba sobre un mantel rojo, como puntos de un dado.',
  (s) => [
    s.ground(RED),
    rect(0, 0, 1200, 900, s.hatch(PAPER, 130, 12, 0)),
    rect(0, 0, 1200, 900, s.hatch(PAPER, 130, 12, 90)),
    put(ramenAbove(), 270, 230, 1.75),
    put(tacosAbove(KELP), 930, 230, 1.65, 16),
    put(chowderAbove(KELP), 600, 455, 1.6),
    put(musselsAbove(s), 270, 690, 1.6),
    put(
      bowlAbove(
        LAMP,
        INK,
        KELP,
        discs(
          [
            [-30, -20, 22],
            [30, -34, 18],
            [20, 34, 24],
          ],
          RED,
        ) +
          fill('M-60 20q30 -40 50 0t-20 40z', PAPER) +
          put(lemon(), 44, 4, 0.5) +
          discs(
            [
              [-4, -52, 10],
              [-14, -40, 10],
              [6, -42, 10],
            ],
            LAMP,
          ) +
          line('M-50 -30q20 -20 36 0M0 60q20 -10 30 4', FOG, 8),
      ),
      930,
      690,
      1.65,
    ),
    put(cutlery('fork', INK), 600, 150, 1, 8),
    put(cutlery('spoon', INK), 600, 790, 1, -10),
  ],
)
