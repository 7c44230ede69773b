import { gullFar, gullFlying } from '../../kit/birds.ts'
import { ferry } from '../../kit/boats.ts'
import { town } from '../../kit/buildings.ts'
import { bicycle } from '../../kit/goods.ts'
import { BROWN, FOG, INK, KELP, LAMP, PAPER, PLUM, RED, SAND, SEA, SLATE, TAN } from '../../kit/inks.ts'
import { glow, shipLantern } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { ripples, sea } from '../../kit/sea.ts'
import { disc, discs, fill, line, put, rect, tiles } from '../../kit/svg.ts'
import { page } from '../scene.ts'

export const scene = page(
  'directions-parking',
  'A ferry, a bus, a bicycle and a car all head for the same lantern on the quay.',
  'Un ferri, un autobús, una bicicleta y un auto van hacia el mismo farol en el muelle.',
  (s) => {
    const bus =
      rect(-150, -130, 300, 116, RED, 18) +
      tiles(-132, -112, 5, 1, 42, 44, 54, 0, FOG) +
      rect(-150, -52, 300, 12, PAPER) +
      discs(
        [
          [-90, -14, 28],
          [90, -14, 28],
        ],
        INK,
      ) +
      discs(
        [
          [-90, -14, 11],
          [90, -14, 11],
        ],
        TAN,
      )
    const car =
      fill('M-96 -18Q-100 -60 -62 -62L-36 -100H36L64 -62Q100 -58 98 -18Z', LAMP) +
      fill('M-46 -64L-28 -90H-4V-64ZM4 -64V-90H30L48 -64Z', FOG) +
      discs(
        [
          [-54, -16, 24],
          [54, -16, 24],
        ],
        INK,
      ) +
      discs(
        [
          [-54, -16, 9],
          [54, -16, 9],
        ],
        PAPER,
      )
    return [
      s.ground(FOG),
      disc(600, 210, 130, PAPER),
      glow(600, 210, 146, 380, PAPER, 24),
      town(s, -20, 330, 460, [SLATE], SEA, PAPER, 0.9),
      sea(s, 324, SEA, 6, 260),
      ripples(s, 640, 340, 560, 60, PAPER, 12, 4),
      fill('M-20 330H620Q700 400 760 430H1220V620H-20Z', SAND),
      put(ferry(), 980, 390, 0.85),
      line('M-20 540H520Q600 540 600 460M1220 560H720Q620 560 604 470', INK, 60),
      line('M-20 540H520Q600 540 600 460M1220 560H720Q620 560 604 470', PAPER, 4, 'stroke-dasharray="26 22"'),
      put(bus, 250, 540, 1),
      put(car, 1030, 566, 1.05, 0, true),
      put(bicycle(KELP), 770, 572, 0.42, 0, true),
      put(
        person({ coat: PLUM, head: 'beanie', hat: RED, pose: 'hold', skin: BROWN, legs: INK }),
        790,
        530,
        1.5,
        0,
        true,
      ),
      put(shipLantern(RED, INK, LAMP), 600, 460, 1.7),
      put(gullFlying(), 330, 120, 0.6, -6),
      put(gullFar(INK), 900, 120, 1.2),
    ]
  },
)
