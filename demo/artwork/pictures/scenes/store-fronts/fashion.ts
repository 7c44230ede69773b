import { BROWN, FOG, INK, KELP, LAMP, NIGHT, PAPER, PINK, PLUM, RED, TAN } from '../../kit/inks.ts'
import { streetLamp } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { line, put } from '../../kit/svg.ts'
import { bag, coat } from '../../kit/wardrobe.ts'
import { brickStreet, front } from '../shop-scene.ts'

export const scene = front(
  'fashion',
  'A clothes shop: three coats in a pink window, a passer-by stopping to look.',
  'Una tienda de ropa: tres abrigos en un aparador rosa y alguien que se detiene a mirar.',
  (s) => ({
    street: PLUM,
    sky: brickStreet(s, PLUM, NIGHT),
    pavement: TAN,
    paint: {
      emblem: line('M-40 16L0 -10L40 16Z', LAMP, 6) + line('M0 -10q12 -14 0 -16', LAMP, 5),
      wall: RED,
      sign: INK,
      awning: PAPER,
      stripe: RED,
      door: INK,
      frame: INK,
      glass: PINK,
      light: LAMP,
    },
    shown:
      put(coat(KELP, PAPER, LAMP), -95, -188, 0.52) +
      put(coat(LAMP, PLUM, INK, 'trench'), 0, -188, 0.52) +
      put(coat(PLUM, PAPER, PINK, 'pea'), 95, -188, 0.52),
    around: [
      put(
        person({
          coat: LAMP,
          head: 'curls',
          pose: 'walk',
          skirt: true,
          skin: BROWN,
          legs: PINK,
          holds: put(bag(30, 34, RED), 0, 34),
        }),
        130,
        580,
        3.3,
      ),
      put(streetLamp(INK, LAMP), 1050, 560, 1.5),
      put(
        person({ coat: FOG, head: 'cap', hat: RED, pose: 'stand', skin: PINK, legs: INK }),
        1010,
        586,
        3.2,
        0,
        true,
      ),
    ],
  }),
)
