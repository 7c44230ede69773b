import { gullFar, gullFlying, gullStanding } from '../../kit/birds.ts'
import { crate, lobsterBoat } from '../../kit/boats.ts'
import { town } from '../../kit/buildings.ts'
import { stall } from '../../kit/fittings.ts'
import { fish } from '../../kit/food.ts'
import { flowerBucket } from '../../kit/garden.ts'
import { basket } from '../../kit/goods.ts'
import {
  BROWN,
  DEEP,
  FOG,
  GOLD,
  INK,
  KELP,
  LAMP,
  PAPER,
  PINK,
  PLUM,
  RED,
  ROSE,
  SLATE,
  TAN,
} from '../../kit/inks.ts'
import { glow } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { ice, ripples, sea } from '../../kit/sea.ts'
import { disc, lines, put, rect } from '../../kit/svg.ts'
import { wide } from '../scene.ts'

export const scene = wide(
  'banners/home-5',
  'Market morning: striped stalls, fish on ice, buckets of flowers, and a gull watching the herring.',
  'Mañana de mercado: puestos a rayas, pescado en hielo, cubetas de flores y una gaviota muy atenta.',
  (s) => [
    s.ground(LAMP),
    disc(800, 330, 250, PAPER),
    glow(800, 330, 268, 520, PAPER, 24),
    town(s, 480, 470, 640, [GOLD, TAN], BROWN, PAPER, 1.5),
    sea(s, 468, FOG, 3, 280, 0, 640),
    ripples(s, 0, 490, 1600, 90, PAPER, 8, 4),
    put(lobsterBoat(RED, PAPER, KELP), 810, 512, 0.9),
    rect(0, 570, 1600, 330, ROSE),
    rect(0, 570, 1600, 12, BROWN),
    lines(
      Array.from({ length: 10 }, (_, i) => [800 + (i - 4.5) * 110, 582, 800 + (i - 4.5) * 250, 900] as const),
      PINK,
      4,
    ),
    put(stall(RED), 290, 760, 1.7),
    put(stall(KELP), 1310, 760, 1.7),
    put(person({ coat: PAPER, head: 'cap', hat: RED, pose: 'wave', skin: BROWN, legs: INK }), 270, 735, 3.1),
    rect(10, 596, 560, 26, INK),
    ice(s, 40, 566, 500, 30, 12, [PAPER, FOG]),
    put(fish(s, SLATE, PAPER), 130, 566, 0.6, -8),
    put(fish(s, RED, PINK), 300, 556, 0.6, 6),
    put(fish(s, SLATE, PAPER), 460, 566, 0.56, -10),
    put(person({ coat: RED, head: 'bun', pose: 'hold', skin: TAN, skirt: true }), 1310, 770, 3.1, 0, true),
    rect(1030, 596, 560, 26, INK),
    put(flowerBucket(s, 'dahlia', RED, SLATE), 1120, 606, 0.72),
    put(flowerBucket(s, 'daisy', PAPER, KELP, DEEP), 1240, 606, 0.72),
    put(flowerBucket(s, 'tulip', RED), 1490, 606, 0.72),
    rect(28, 620, 524, 140, FOG),
    rect(28, 620, 524, 140, s.hatch(PAPER, 24, 4, 90)),
    rect(1048, 620, 524, 140, PINK),
    rect(1048, 620, 524, 140, s.hatch(PAPER, 24, 4, 90)),
    put(
      person({
        coat: KELP,
        head: 'scarf',
        hat: PLUM,
        pose: 'walk',
        skin: BROWN,
        skirt: true,
        holds: put(basket(), 2, 38, 0.22),
      }),
      690,
      840,
      4,
    ),
    put(person({ coat: PLUM, head: 'beanie', hat: RED, pose: 'walk', skin: PINK }), 900, 826, 3.7, 0, true),
    put(
      person({ coat: LAMP, head: 'souwester', hat: LAMP, legs: RED, skin: TAN, pose: 'wave' }),
      812,
      842,
      2,
    ),
    put(crate(), 140, 880, 1.2),
    put(crate(), 300, 890, 1.2),
    put(flowerBucket(s, 'dahlia', RED, SLATE), 1140, 884, 1),
    put(flowerBucket(s, 'daisy', PAPER, KELP, DEEP), 1290, 890, 1.05),
    put(flowerBucket(s, 'tulip', RED), 1440, 884, 1),
    put(gullStanding(), 470, 886, 1.15, 0, true),
    put(gullFlying(), 560, 150, 0.7, -8),
    put(gullFar(INK), 1080, 180, 1.2),
  ],
  1600,
  900,
)
