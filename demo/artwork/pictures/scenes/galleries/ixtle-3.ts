import { fish } from '../../kit/food.ts'
import { BROWN, DEEP, INK, KELP, LAMP, PAPER, RED, TAN } from '../../kit/inks.ts'
import { glow } from '../../kit/light.ts'
import { fill, line, lines, put, rect } from '../../kit/svg.ts'
import { lemon } from '../../kit/table-from-above.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/ixtle-3',
  'Two fish on a grill over embers, one painted red, the other green; a brush lies ready.',
  'Dos pescados a la talla sobre las brasas, uno rojo y otro verde, y la brocha lista.',
  (s) => [
    s.ground(INK),
    glow(600, 450, 120, 620, RED, 34),
    rect(90, 110, 1020, 690, BROWN, 20),
    rect(120, 140, 960, 630, INK, 10),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) =>
      fill(
        `M${160 + i * 102} ${700 - (i % 3) * 190}q40 -60 70 0q-30 40 -70 0z`,
        [RED, LAMP, RED][i % 3] ?? RED,
      ),
    ),
    lines(
      Array.from({ length: 15 }, (_, i) => [150 + i * 64, 140, 150 + i * 64, 770] as const),
      PAPER,
      7,
    ),
    put(fish(s, RED, LAMP, INK), 600, 300, 2.3, -3),
    put(fish(s, KELP, DEEP, INK), 600, 610, 2.3, 3, true),
    put(lemon(), 1000, 220, 1.1),
    put(lemon(), 200, 690, 1.1),
    line('M1160 860L1010 470', TAN, 20),
    fill('M984 484L1034 452L1010 392L972 412Z', PAPER),
  ],
)
