import { gullFar, gullStanding } from '../../kit/birds.ts'
import { lobsterBoat, sailboat } from '../../kit/boats.ts'
import { bench } from '../../kit/fittings.ts'
import { cup, steam } from '../../kit/food.ts'
import { flowerBucket } from '../../kit/garden.ts'
import { BROWN, FOG, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, SEA, SLATE, TAN } from '../../kit/inks.ts'
import { halftone } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { bollard, ripples, sea } from '../../kit/sea.ts'
import { disc, lines, put, rect, tiles } from '../../kit/svg.ts'
import { wide } from '../scene.ts'

export const scene = wide(
  'banners/blogs',
  'Someone reads the paper on a bench by the sea, tea beside them, gulls reading over their shoulder.',
  'Alguien lee el periódico en una banca frente al mar, con té al lado y gaviotas curiosas.',
  (s) => [
    s.ground(FOG),
    disc(1180, 250, 150, PAPER),
    halftone(0, 40, 1600, 300, PAPER, 2, 11, 24),
    sea(s, 330, SLATE, 5, 300),
    sea(s, 380, SEA, 8, 240, 60),
    ripples(s, 0, 350, 1600, 140, FOG, 24, 4),
    put(lobsterBoat(RED, PAPER, LAMP), 1240, 366, 0.75),
    put(sailboat(PLUM, PAPER, PINK), 260, 350, 0.5),
    rect(0, 486, 1600, 114, TAN),
    lines([[0, 486, 1600, 486]], INK, 7),
    lines(
      [
        [0, 530, 1600, 530],
        [0, 570, 1600, 570],
      ],
      BROWN,
      3,
    ),
    put(bench(BROWN), 690, 560, 2.6),
    put(
      person({ coat: RED, head: 'beanie', hat: LAMP, pose: 'sit', skin: TAN, legs: INK, scarf: PAPER }),
      660,
      556,
      4.1,
    ),
    put(
      rect(-46, -66, 92, 74, PAPER, 3) +
        lines([[0, -66, 0, 8]], INK, 2) +
        tiles(-40, -58, 2, 5, 34, 5, 46, 12, SLATE) +
        rect(6, -58, 34, 26, INK),
      752,
      370,
      1.6,
      -8,
    ),
    put(cup(PAPER, KELP), 490, 428, 0.5),
    put(steam(PAPER, 7), 488, 360, 0.5),
    put(gullStanding(), 920, 310, 1.05, 0, true),
    put(gullStanding(PAPER, FOG), 1080, 560, 1.1, 0, true),
    put(bollard(), 1400, 580, 1.2),
    put(flowerBucket(s, 'lupin', PLUM, RED), 170, 580, 1.1),
    put(gullFar(INK), 960, 130, 1.1),
    put(gullFar(INK), 400, 150, 0.9),
  ],
)
