import { brickWall } from '../../kit/buildings.ts'
import {
  BRICK,
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
  SAND,
  SLATE,
  TAN,
} from '../../kit/inks.ts'
import { shipLantern } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { glassFloat, rope } from '../../kit/sea.ts'
import { fill, line, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/net-loft-2',
  'The Rope Stair: timber steps hung from ropes, a thick rope for a rail, people climbing.',
  'La Rope Stair: escalones de madera colgados de cuerdas, con gente subiendo.',
  (s) => [
    brickWall(s, 0, 0, 1200, 900, BRICK, PLUM, 36),
    fill('M0 0H420V900H0Z', PLUM),
    rect(0, 0, 420, 900, s.bricks(NIGHT, 72, 36, 2)),
    ...Array.from(
      { length: 9 },
      (_, i) =>
        rect(120 + i * 110, 810 - i * 82, 260, 26, TAN) + rect(120 + i * 110, 836 - i * 82, 260, 8, INK),
    ),
    ...Array.from({ length: 9 }, (_, i) =>
      line(`M${140 + i * 110} ${806 - i * 82}V-20`, i % 2 ? TAN : SAND, 7),
    ),
    rope('M90 760Q400 560 640 350T1100 -20', 34),
    put(
      person({ coat: LAMP, head: 'beanie', hat: KELP, pose: 'walk', skin: BROWN, legs: INK }),
      430,
      648,
      3.3,
    ),
    put(
      person({ coat: KELP, head: 'long', pose: 'walk', skin: PINK, skirt: true, legs: INK }),
      660,
      482,
      3.3,
    ),
    put(person({ coat: PAPER, head: 'curls', pose: 'walk', skin: TAN, legs: SLATE }), 770, 400, 2),
    put(person({ coat: RED, head: 'cap', hat: LAMP, pose: 'walk', skin: PINK, legs: INK }), 210, 806, 3.4),
    put(glassFloat(KELP, INK, PAPER, 400), 980, 620, 1.3),
    put(glassFloat(LAMP, INK, PAPER, 500), 1100, 760, 0.9),
    put(glassFloat(FOG, INK, PAPER, 600), 860, 760, 0.8),
    put(shipLantern(), 90, 430, 0.8),
  ],
)
