import { gullStanding } from '../../kit/birds.ts'
import { crate, lobsterBoat } from '../../kit/boats.ts'
import { fish } from '../../kit/food.ts'
import {
  BROWN,
  INK,
  KELP,
  LAMP,
  PAPER,
  PINK,
  PLUM,
  RED,
  ROSE,
  SAND,
  SEA,
  SLATE,
  TAN,
} from '../../kit/inks.ts'
import { glow } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { ripples, sea } from '../../kit/sea.ts'
import { disc, line, lines, put, rect, ring } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'events/fish-market-tour',
  'At dawn a guide shows a small group an enormous fish hanging from a hoist.',
  'Al amanecer, una guía muestra a un grupo un pescado enorme colgado de una grúa.',
  (s) => [
    s.ground(PINK),
    disc(230, 420, 170, RED),
    glow(230, 420, 190, 400, ROSE, 24),
    sea(s, 520, SLATE, 6, 260),
    ripples(s, 0, 540, 700, 80, PAPER, 12, 5),
    put(lobsterBoat(KELP, PAPER, RED), 330, 560, 0.95),
    rect(0, 620, 1200, 280, SAND),
    lines([[0, 620, 1200, 620]], BROWN, 10),
    lines(
      [
        [0, 710, 1200, 710],
        [0, 800, 1200, 800],
      ],
      TAN,
      4,
    ),
    rect(690, 0, 40, 640, INK),
    rect(690, 60, 420, 36, INK),
    line('M720 200L880 80', INK, 18),
    line('M930 90V180', INK, 8),
    ring(930, 200, 22, INK, 9),
    put(fish(s, SEA, PAPER), 930, 460, 1.75, 90),
    put(crate(), 1100, 880, 1.5),
    put(fish(s, RED, PINK), 1090, 780, 0.8, -8),
    put(crate(), 1050, 640, 1),
    put(
      person({ coat: LAMP, head: 'souwester', hat: LAMP, pose: 'wave', legs: RED, skin: TAN }),
      700,
      850,
      4.4,
    ),
    put(person({ coat: PLUM, head: 'bun', pose: 'stand', skirt: true, skin: BROWN }), 470, 850, 4.1),
    put(person({ coat: KELP, head: 'beanie', hat: LAMP, pose: 'hold', skin: PINK }), 330, 840, 4.2),
    put(person({ coat: RED, head: 'curls', pose: 'reach', skin: BROWN, legs: INK }), 215, 862, 2.7),
    put(person({ coat: PAPER, head: 'cap', hat: INK, pose: 'stand', skin: TAN }), 105, 850, 4),
    put(gullStanding(), 880, 876, 1),
  ],
)
