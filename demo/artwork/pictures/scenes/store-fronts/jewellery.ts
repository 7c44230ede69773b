import {
  BROWN,
  FOG,
  GOLD,
  INK,
  KELP,
  LAMP,
  NIGHT,
  PAPER,
  PINK,
  PLUM,
  RED,
  SLATE,
  TAN,
} from '../../kit/inks.ts'
import { glow, stars, streetLamp } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { fill, line, put, rect } from '../../kit/svg.ts'
import { jewel } from '../../kit/wardrobe.ts'
import { clockFace } from '../../kit/workbench.ts'
import { front } from '../shop-scene.ts'

export const scene = front(
  'jewellery',
  'A small jeweller at dusk: rings and a clock glow in a dark green front.',
  'Una joyería pequeña al anochecer: anillos y un reloj brillan en su fachada verde.',
  (s) => ({
    street: NIGHT,
    sky: [stars(s, 0, 0, 1200, 300, 30, PINK), glow(480, 350, 220, 600, GOLD, 32)],
    pavement: INK,
    paint: {
      window: 'arch',
      emblem: fill('M-24 -18H24L38 0L0 28L-38 0Z', RED) + line('M-38 0H38M-10 -18L0 24L10 -18', INK, 3),
      wall: KELP,
      sign: LAMP,
      awning: INK,
      stripe: KELP,
      door: INK,
      frame: INK,
      glass: LAMP,
      light: LAMP,
    },
    shown:
      put(jewel(PAPER, FOG), -104, -66, 0.95) +
      put(jewel(RED, PAPER), -40, -56, 0.7) +
      put(clockFace(56, PAPER, INK, 10, 10), 52, -84) +
      put(jewel(PLUM, PINK), 126, -58, 0.7) +
      rect(-150, -14, 300, 14, PLUM) +
      line('M-140 -160Q0 -100 140 -160', PAPER, 11, 'stroke-dasharray="0 16"'),
    around: [
      put(streetLamp(INK, LAMP), 130, 560, 1.5),
      put(
        person({ coat: RED, head: 'scarf', hat: LAMP, pose: 'walk', skirt: true, skin: TAN, legs: PINK }),
        1010,
        582,
        3.3,
        0,
        true,
      ),
      put(
        person({ coat: SLATE, head: 'bare', pose: 'walk', skin: BROWN, legs: PLUM }),
        1085,
        584,
        3.4,
        0,
        true,
      ),
    ],
  }),
)
