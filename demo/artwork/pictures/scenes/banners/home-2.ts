import { baguette, pierogi, swirl } from '../../kit/food.ts'
import { daisy } from '../../kit/garden.ts'
import { BROWN, DEEP, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, TAN } from '../../kit/inks.ts'
import { reachingHand } from '../../kit/people.ts'
import { disc, line, lines, put, rect } from '../../kit/svg.ts'
import {
  chowderAbove,
  coffeeAbove,
  cutlery,
  lemon,
  musselsAbove,
  pizzaSlice,
  ramenAbove,
  tacosAbove,
} from '../../kit/table-from-above.ts'
import { wide } from '../scene.ts'

export const scene = wide(
  'banners/home-2',
  'A food hall table from above: ramen, tacos, chowder, mussels, and many hands reaching in.',
  'Una mesa de la zona de comida vista desde arriba: ramen, tacos, chowder, mejillones y muchas manos.',
  (s) => [
    s.ground(KELP),
    [0, 1, 2, 3, 4, 5].map((i) => line(`M0 ${i * 180 - 4}H1600`, DEEP, 7)).join(''),
    rect(0, 0, 1600, 900, s.hatch(DEEP, 60, 1.6, 2)),
    put(reachingHand(RED, TAN), 470, 610, 1.05, 24),
    put(reachingHand(LAMP, BROWN), 1150, 265, 1.05, 196),
    put(reachingHand(INK, PINK), 1330, 560, 1, -78),
    put(reachingHand(PINK, BROWN), 300, 250, 1, 128),
    rect(560, 60, 350, 250, PAPER),
    rect(560, 60, 350, 250, s.hatch(RED, 44, 9, 0)),
    rect(560, 60, 350, 250, s.hatch(RED, 44, 9, 90)),
    put(ramenAbove(), 770, 470, 2),
    put(tacosAbove(), 720, 180, 1.15, -14),
    put(chowderAbove(RED), 1120, 640, 1.45),
    put(musselsAbove(s), 1090, 235, 1.22),
    put(coffeeAbove(PAPER, RED), 440, 460, 0.92, 20),
    put(swirl(), 210, 420, 1.0),
    put(swirl(TAN, PLUM), 290, 520, 0.9),
    put(pizzaSlice(), 210, 700, 1.6, 30),
    put(pizzaSlice(), 110, 610, 1.3, -40),
    put(baguette(), 1430, 330, 1.1, 58),
    put(lemon(), 925, 160, 0.8),
    put(lemon(), 1290, 190, 0.95),
    put(lemon(), 930, 800, 0.9),
    put(cutlery('fork'), 545, 720, 1.1, 14),
    put(cutlery('spoon'), 1345, 780, 1.25, 62),
    put(cutlery('knife'), 330, 130, 1, -60),
    lines(
      [
        [590, 640, 1010, 330],
        [618, 664, 1030, 348],
      ],
      TAN,
      13,
    ),
    put(reachingHand(PAPER, TAN, RED), 660, 780, 1.05, -24),
    put(daisy(LAMP, RED), 880, 830, 0.8),
    put(daisy(PAPER, RED), 1480, 110, 1.4),
    put(daisy(LAMP, PLUM), 60, 330, 1.4),
    put(pierogi(4), 1450, 640, 1.1, -14),
    [
      [520, 330],
      [960, 700],
      [1300, 420],
      [620, 860],
      [350, 640],
      [940, 60],
      [1500, 640],
    ]
      .map(([x = 0, y = 0], i) => disc(x, y, [9, 6, 8][i % 3] ?? 8, i % 2 ? LAMP : PINK))
      .join(''),
  ],
  1600,
  900,
)
