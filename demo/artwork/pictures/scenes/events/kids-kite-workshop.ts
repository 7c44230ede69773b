import { gullFar } from '../../kit/birds.ts'
import { BROWN, DEEP, INK, KELP, LAMP, MIST, PAPER, PINK, PLUM, RED, SLATE, TAN } from '../../kit/inks.ts'
import { halftone } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { cloud, sea } from '../../kit/sea.ts'
import { fill, line, put } from '../../kit/svg.ts'
import { kite } from '../../kit/toys.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'events/kids-kite-workshop',
  'Children in rain boots send up home-made kites in a windy pale sky.',
  'Niñas y niños con botas de lluvia elevan papalotes hechos a mano en un cielo con viento.',
  (s) => [
    s.ground(MIST),
    halftone(0, 20, 1200, 380, PAPER, 16, 3, 26),
    cloud(140, 330),
    cloud(820, 130),
    sea(s, 640, SLATE, 6, 260),
    fill('M-20 740Q300 640 620 700T1220 660V920H-20Z', KELP),
    fill('M-20 740Q300 640 620 700T1220 660V920H-20Z', s.hatch(DEEP, 34, 5, 78)),
    line('M250 640Q360 420 330 320M560 650Q640 480 800 340M900 640Q1010 500 1020 380', INK, 3),
    put(kite(RED, LAMP, PAPER), 300, 210, 1.25, -14),
    put(kite(PLUM, PINK, RED), 810, 220, 1.7, 12),
    put(kite(KELP, PAPER, LAMP), 1060, 330, 0.8, 24),
    put(kite(LAMP, RED, INK), 560, 130, 0.7, -6),
    put(
      person({ coat: LAMP, head: 'souwester', hat: LAMP, pose: 'reach', legs: RED, skin: TAN }),
      190,
      850,
      3.3,
    ),
    put(
      person({ coat: RED, head: 'curls', pose: 'wave', legs: LAMP, skin: BROWN, skirt: true }),
      490,
      850,
      3.4,
    ),
    put(
      person({ coat: PINK, head: 'beanie', hat: PLUM, pose: 'reach', legs: PLUM, skin: PINK }),
      830,
      840,
      3.2,
    ),
    put(person({ coat: PAPER, head: 'bun', pose: 'walk', legs: RED, skin: TAN }), 1040, 850, 2.8, 0, true),
    put(gullFar(INK), 130, 480, 1.3),
    put(gullFar(INK), 640, 440, 1),
  ],
)
