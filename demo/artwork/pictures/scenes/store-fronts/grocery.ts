import { crate } from '../../kit/boats.ts'
import { apple, bottle, cheese, loaf } from '../../kit/food.ts'
import { basket } from '../../kit/goods.ts'
import { DEEP, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, SAND, TAN } from '../../kit/inks.ts'
import { person } from '../../kit/people.ts'
import { disc, put, rect } from '../../kit/svg.ts'
import { front } from '../shop-scene.ts'

export const scene = front(
  'grocery',
  'A grocer with crates of apples and lemons outside, bread, cheese and bottles in the window.',
  'Un súper con cajas de manzanas y limones afuera; en el aparador, pan, queso y botellas.',
  (s) => ({
    street: PAPER,
    sky: [rect(0, 0, 1200, 540, s.hatch(SAND, 44, 12, 90))],
    pavement: TAN,
    paint: {
      window: 'bay',
      emblem: put(apple(RED, KELP), 0, 30, 0.62),
      wall: KELP,
      sign: PAPER,
      awning: PAPER,
      stripe: KELP,
      door: INK,
      frame: INK,
      glass: LAMP,
      light: LAMP,
    },
    shown:
      put(loaf(), -90, -8, 0.5) +
      put(cheese(PAPER, TAN), 10, -6, 0.6) +
      put(bottle(DEEP), 90, -4, 0.55) +
      put(bottle(PLUM, PAPER), 124, -4, 0.46) +
      rect(-150, -112, 300, 7, INK) +
      [0, 1, 2, 3, 4].map((i) => put(apple(i % 2 ? RED : KELP, INK), -116 + i * 54, -114, 0.5)).join(''),
    around: [
      put(crate(), 120, 580, 1.4),
      [0, 1, 2, 3].map((i) => put(apple(), 66 + i * 36, 500, 0.62)).join(''),
      put(crate(), 1080, 580, 1.4),
      [0, 1, 2, 3].map((i) => disc(1022 + i * 38, 488, 20, LAMP)).join(''),
      put(
        person({
          coat: RED,
          head: 'long',
          pose: 'walk',
          skirt: true,
          skin: PINK,
          legs: INK,
          holds: put(basket(), 2, 36, 0.2),
        }),
        990,
        590,
        3,
      ),
    ],
  }),
)
