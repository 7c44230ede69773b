import { FOG, INK, KELP, LAMP, MIST, PAPER, PINK, PLUM, RED, TAN } from '../../kit/inks.ts'
import { person } from '../../kit/people.ts'
import { put, rect } from '../../kit/svg.ts'
import { block, kite, spinningTop, toyTrain } from '../../kit/toys.ts'
import { front } from '../shop-scene.ts'

export const scene = front(
  'toys',
  'A toy shop with a train running right across the window and kites over the door.',
  'Una juguetería con un tren que cruza el aparador y papalotes sobre la puerta.',
  (s) => ({
    street: FOG,
    sky: [
      rect(0, 0, 1200, 540, s.dots(MIST, 60, 14)),
      put(kite(RED, LAMP, PAPER), 110, 170, 0.9, -14),
      put(kite(KELP, PINK, LAMP), 1090, 150, 1, 16),
    ],
    pavement: TAN,
    paint: {
      emblem: put(kite(RED, KELP, PAPER), 0, 0, 0.24, 90),
      wall: RED,
      sign: LAMP,
      awning: LAMP,
      stripe: KELP,
      door: KELP,
      frame: INK,
      glass: PAPER,
      light: LAMP,
    },
    shown:
      put(toyTrain(), 40, -6, 0.62) +
      put(block(LAMP, RED, 'star'), -106, -2, 0.62) +
      put(block(KELP, PLUM, 'fish'), -106, -60, 0.62) +
      put(spinningTop(), -20, -118, 0.4, 12) +
      put(block(PINK, KELP, 'boat'), 90, -108, 0.5),
    around: [
      put(
        person({ coat: LAMP, head: 'souwester', hat: LAMP, pose: 'wave', skin: TAN, legs: RED }),
        200,
        584,
        2.4,
      ),
      put(spinningTop(), 1040, 582, 1.15, 10),
      put(block(LAMP, RED, 'moon'), 1130, 584, 1),
    ],
  }),
)
