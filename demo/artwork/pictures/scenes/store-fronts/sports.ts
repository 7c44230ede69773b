import { bicycle } from '../../kit/goods.ts'
import { BROWN, INK, KELP, LAMP, MIST, PAPER, RED, SEA, SLATE } from '../../kit/inks.ts'
import { glow } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { disc, fill, line, lines, oval, put } from '../../kit/svg.ts'
import { skate } from '../../kit/wardrobe.ts'
import { front } from '../shop-scene.ts'

export const scene = front(
  'sports',
  'A sports shop: a bicycle and skates in the window, paddles on the sign, a kayak outside.',
  'Una tienda de deportes: bicicleta y patines en el aparador; afuera, un kayak.',
  () => ({
    street: LAMP,
    sky: [disc(1000, 160, 90, PAPER), glow(1000, 160, 106, 260, PAPER, 22)],
    pavement: KELP,
    paint: {
      doorLeft: true,
      emblem:
        lines(
          [
            [-46, -20, 46, 20],
            [-46, 20, 46, -20],
          ],
          RED,
          7,
        ) +
        oval(-46, -20, 16, 8, KELP, 24) +
        oval(46, 20, 16, 8, KELP, 24) +
        oval(-46, 20, 16, 8, KELP, -24) +
        oval(46, -20, 16, 8, KELP, -24),
      wall: SEA,
      sign: PAPER,
      awning: RED,
      stripe: PAPER,
      door: RED,
      frame: INK,
      glass: MIST,
      light: LAMP,
    },
    shown:
      put(bicycle(RED), -20, -4, 0.62) +
      put(skate(PAPER, SLATE, RED), -110, -118, 0.38) +
      put(skate(PAPER, SLATE, RED), 90, -120, 0.38),
    around: [
      put(
        fill('M0 -280Q44 -140 40 0Q36 140 0 280Q-36 140 -40 0Q-44 -140 0 -280Z', RED) +
          oval(0, 0, 22, 60, INK) +
          line('M0 -220V-90M0 90V220', PAPER, 6),
        150,
        300,
        1,
        8,
      ),
      put(person({ coat: RED, head: 'bun', pose: 'walk', skin: BROWN, legs: INK }), 1060, 580, 3.5),
    ],
  }),
)
