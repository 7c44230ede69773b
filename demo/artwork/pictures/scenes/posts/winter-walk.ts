import { gullFar } from '../../kit/birds.ts'
import { lighthouse } from '../../kit/buildings.ts'
import { railing } from '../../kit/fittings.ts'
import { bareTree } from '../../kit/garden.ts'
import { BROWN, FOG, INK, KELP, LAMP, MIST, PAPER, PLUM, RED, SEA, SLATE, TAN } from '../../kit/inks.ts'
import { halftone, snow, streetLamp } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { ripples, sea } from '../../kit/sea.ts'
import { disc, discs, fill, line, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'posts/winter-walk',
  'A couple and a dog walk the snowy boardwalk between lamps, with a bare tree and a still sea.',
  'Una pareja y un perro pasean por el malecón nevado entre faroles y un árbol desnudo.',
  (s) => [
    s.ground(FOG),
    halftone(0, 30, 1200, 420, PAPER, 18, 4, 28),
    disc(880, 250, 90, PAPER),
    fill('M0 500Q240 440 520 480T1200 460V560H0Z', SLATE),
    put(lighthouse(PAPER, SLATE, LAMP, SEA), 300, 490, 0.4),
    sea(s, 520, SEA, 4, 300),
    ripples(s, 0, 540, 1200, 90, SLATE, 14, 5),
    put(railing(1240, INK, 34), -20, 700, 1.5),
    fill('M-20 690Q600 660 1220 690V920H-20Z', PAPER),
    fill('M-20 790Q600 750 1220 800V920H-20Z', MIST),
    put(streetLamp(INK, LAMP), 160, 800, 1.9),
    put(streetLamp(INK, LAMP), 620, 720, 1.3),
    put(streetLamp(INK, LAMP), 900, 694, 0.9),
    put(bareTree(INK), 1080, 830, 2.3),
    line('M1040 560Q1010 480 950 420M1090 500Q1140 420 1200 380', PAPER, 7),
    put(
      person({ coat: RED, head: 'beanie', hat: LAMP, pose: 'walk', skin: TAN, scarf: PAPER }),
      440,
      850,
      4.2,
    ),
    put(
      person({ coat: PLUM, head: 'scarf', hat: KELP, pose: 'walk', skin: BROWN, skirt: true }),
      540,
      846,
      4.1,
    ),
    put(
      fill(
        'M-60 -60Q-20 -80 40 -66L64 -92L80 -86L92 -70L100 -58L76 -50Q60 -40 52 -30V0H38V-28H-36V0H-50V-34Q-70 -40 -76 -84Q-66 -66 -60 -60Z',
        INK,
      ) + rect(44, -74, 26, 10, RED),
      700,
      862,
      1.15,
    ),
    line('M616 640Q680 700 760 780', INK, 4),
    discs(
      [
        [300, 868, 8],
        [330, 858, 8],
        [250, 872, 7],
        [210, 862, 7],
        [370, 872, 8],
      ],
      SLATE,
    ),
    put(gullFar(INK), 560, 200, 1.3),
    put(gullFar(INK), 640, 250, 0.9),
    snow(s, 0, 0, 1200, 900, 90, PAPER, 8),
  ],
)
