import { sailboat } from '../../kit/boats.ts'
import {
  BROWN,
  FOG,
  INK,
  KELP,
  LAMP,
  NIGHT,
  PAPER,
  PINK,
  PLUM,
  RED,
  SEA,
  SLATE,
  TAN,
} from '../../kit/inks.ts'
import { glow } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { disc, discs, line, put, rect } from '../../kit/svg.ts'
import { front } from '../shop-scene.ts'

export const scene = front(
  'electronics',
  'A shop of radios, headphones and screens, waves of dots coming from its sign.',
  'Una tienda de radios, audífonos y pantallas; de su letrero salen ondas de puntos.',
  () => ({
    street: INK,
    sky: [glow(600, 60, 120, 620, SEA, 32)],
    pavement: SLATE,
    paint: {
      window: 'bay',
      emblem:
        line('M-12 16L16 -2L-16 -2L12 -22', RED, 7) +
        line('M-34 -18A30 30 0 0 0 -34 18M34 -18A30 30 0 0 1 34 18', INK, 6),
      wall: PLUM,
      sign: PINK,
      awning: FOG,
      stripe: INK,
      door: RED,
      frame: NIGHT,
      glass: SEA,
      light: LAMP,
    },
    shown:
      rect(-130, -96, 150, 92, TAN, 10) +
      disc(-94, -50, 28, INK) +
      disc(-94, -50, 13, RED) +
      rect(-54, -80, 60, 20, PAPER) +
      discs(
        [
          [-44, -30, 8],
          [-20, -30, 8],
          [4, -30, 8],
        ],
        INK,
      ) +
      line('M-60 -96L-20 -168', TAN, 5) +
      line('M50 -60A36 40 0 0 1 122 -60', RED, 11) +
      rect(38, -66, 26, 46, INK, 9) +
      rect(108, -66, 26, 46, INK, 9) +
      rect(36, -176, 100, 64, PAPER, 6) +
      put(sailboat(RED, FOG, PINK), 86, -124, 0.18),
    around: [
      put(
        person({ coat: LAMP, head: 'curls', pose: 'walk', skin: TAN, legs: PINK }) +
          line('M-7 -96A9 10 0 0 1 10 -96', RED, 3),
        120,
        582,
        3.4,
      ),
      put(
        person({
          coat: KELP,
          head: 'beanie',
          hat: RED,
          pose: 'hold',
          skin: BROWN,
          legs: FOG,
          holds: rect(-6, -14, 12, 20, PAPER, 2),
        }),
        1080,
        582,
        3.4,
        0,
        true,
      ),
    ],
  }),
)
