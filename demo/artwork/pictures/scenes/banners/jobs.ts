import { gullFlying } from '../../kit/birds.ts'
import { cup, fish, steam } from '../../kit/food.ts'
import { BRICK, BROWN, DEEP, INK, KELP, LAMP, PAPER, PINK, RED, SLATE, TAN } from '../../kit/inks.ts'
import { boxLantern, garland, roundLantern } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { buoy, coil } from '../../kit/sea.ts'
import { line, lines, put, rect } from '../../kit/svg.ts'
import { wide } from '../scene.ts'

export const scene = wide(
  'banners/jobs',
  'People at work on the quay: one hangs a lantern from a ladder, one pours coffee, one carries fish.',
  'Gente trabajando en el muelle: cuelga un farol, sirve café, carga una caja de pescado.',
  (s) => [
    s.ground(KELP),
    rect(0, 0, 1600, 600, s.hatch(DEEP, 30, 3, 90)),
    rect(0, 520, 1600, 80, TAN),
    lines([[0, 520, 1600, 520]], INK, 7),
    garland(s, 240, -10, 900, 40, 40, 5, (i) => (i % 2 ? boxLantern() : roundLantern()), 0.75, PAPER),
    lines(
      [
        [330, 560, 400, 130],
        [450, 560, 400, 130],
        [346, 470, 434, 470],
        [360, 380, 424, 380],
        [376, 290, 418, 290],
      ],
      PAPER,
      12,
    ),
    put(person({ coat: RED, head: 'bun', pose: 'reach', skin: TAN, legs: INK }), 400, 382, 3.2),
    rect(720, 370, 330, 160, BRICK),
    rect(720, 370, 330, 160, s.bricks(INK, 40, 20, 1)),
    rect(700, 352, 370, 26, INK),
    put(person({ coat: PAPER, head: 'cap', hat: RED, pose: 'hold', skin: BROWN }), 800, 520, 3.5),
    rect(700, 352, 370, 26, INK),
    rect(735, 378, 300, 142, BRICK),
    rect(735, 378, 300, 142, s.bricks(INK, 40, 20, 1)),
    put(cup(PAPER, RED), 890, 352, 0.5),
    put(steam(PAPER, 7), 890, 290, 0.55),
    rect(950, 226, 110, 126, SLATE, 10),
    rect(966, 246, 78, 30, INK, 4),
    rect(980, 290, 50, 50, PAPER, 4),
    line('M1000 290v22', INK, 8),
    put(
      person({ coat: LAMP, head: 'souwester', hat: LAMP, pose: 'hold', skin: PINK, legs: RED }),
      1270,
      566,
      4,
    ),
    put(
      rect(-74, -40, 148, 70, TAN) +
        lines([[-74, -6, 74, -6]], INK, 3) +
        put(fish(s, SLATE), -10, -44, 0.42, -8) +
        put(fish(s, RED, PINK), 26, -38, 0.36, 10),
      1362,
      350,
      1.1,
    ),
    put(gullFlying(), 1470, 150, 0.8, -8, true),
    put(coil(), 1500, 540, 0.8),
    put(buoy(), 150, 560, 1),
  ],
)
