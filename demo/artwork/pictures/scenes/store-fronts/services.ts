import { bicycle, tableLamp } from '../../kit/goods.ts'
import { FOG, INK, KELP, LAMP, MIST, PAPER, PINK, PLUM, RED, SEA, SLATE, TAN } from '../../kit/inks.ts'
import { person } from '../../kit/people.ts'
import { put, rect } from '../../kit/svg.ts'
import { leatherBoot } from '../../kit/wardrobe.ts'
import { clockFace, key, scissors, spool } from '../../kit/workbench.ts'
import { front } from '../shop-scene.ts'

export const scene = front(
  'services',
  'A repair and tailor shop: scissors, keys and a clock in the window, a tidy green door.',
  'Un taller de arreglos: tijeras, llaves y un reloj en el aparador y una puerta verde.',
  (s) => ({
    street: MIST,
    sky: [rect(0, 0, 1200, 540, s.hatch(FOG, 50, 8, 0))],
    pavement: SLATE,
    paint: {
      window: 'bay',
      doorLeft: true,
      emblem: put(key(RED), -34, 0, 0.5),
      wall: INK,
      sign: FOG,
      awning: KELP,
      stripe: LAMP,
      door: KELP,
      frame: SEA,
      glass: PINK,
      light: LAMP,
    },
    shown:
      put(scissors(INK, RED), -100, -90, 0.75, 10) +
      put(clockFace(52, PAPER, INK, 9, 40), 4, -110) +
      put(spool(RED), -10, -2, 0.4) +
      put(spool(LAMP), 34, -2, 0.36) +
      put(key(PLUM), 72, -130, 0.42, 60) +
      put(key(KELP), 116, -140, 0.38, 80) +
      put(leatherBoot(), 100, -2, 0.3),
    around: [
      put(
        person({
          coat: RED,
          head: 'bun',
          pose: 'hold',
          skin: TAN,
          skirt: true,
          legs: PLUM,
          holds: put(tableLamp(LAMP, INK), 2, 6, 0.12),
        }),
        130,
        582,
        3.5,
      ),
      put(bicycle(RED), 1060, 580, 0.72),
    ],
  }),
)
