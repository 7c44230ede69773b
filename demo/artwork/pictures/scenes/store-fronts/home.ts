import { houseplant } from '../../kit/garden.ts'
import { armchair, tableLamp } from '../../kit/goods.ts'
import { BROWN, DEEP, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, SAND, TAN } from '../../kit/inks.ts'
import { fill, put, rect } from '../../kit/svg.ts'
import { brickStreet, front } from '../shop-scene.ts'

export const scene = front(
  'home',
  'A home shop, its window a lit living room with a lamp, an armchair and a fern.',
  'Una tienda de hogar cuyo aparador es una sala iluminada con lámpara, sillón y helecho.',
  (s) => ({
    street: KELP,
    sky: brickStreet(s, KELP, DEEP),
    pavement: SAND,
    paint: {
      window: 'arch',
      emblem: fill('M-44 2L0 -28L44 2ZM-32 4H32V26H-32Z', PINK) + rect(-8, 6, 16, 20, INK),
      wall: LAMP,
      sign: INK,
      awning: PINK,
      stripe: PLUM,
      door: PLUM,
      frame: PLUM,
      glass: PAPER,
      light: LAMP,
    },
    shown:
      rect(-150, -30, 300, 30, TAN) +
      put(armchair(RED), -50, -6, 0.62) +
      put(tableLamp(LAMP), 66, -8, 0.6) +
      put(houseplant('fern', KELP, DEEP), 118, -4, 0.42),
    around: [
      put(houseplant('fig', RED, DEEP), 110, 580, 1.3),
      put(armchair(PINK, BROWN), 1070, 576, 1.05, 0, true),
    ],
  }),
)
