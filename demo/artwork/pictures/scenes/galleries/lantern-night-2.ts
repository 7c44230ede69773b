import { fish } from '../../kit/food.ts'
import { INK, LAMP, PAPER, PINK, PLUM, RED } from '../../kit/inks.ts'
import { boxLantern, glow, roundLantern } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { disc, lines, put, rect, ring } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/lantern-night-2',
  'The parade in silhouette along the boardwalk: drums, a tall fish lantern, children on shoulders.',
  'El desfile en silueta por el malecón: tambores, un farol de pez y niños en hombros.',
  (s) => [
    s.ground(RED),
    disc(600, 480, 420, LAMP),
    glow(600, 480, 440, 700, LAMP, 26),
    rect(0, 780, 1200, 120, INK),
    lines(
      Array.from({ length: 25 }, (_, i) => [i * 50, 690, i * 50, 790] as const),
      INK,
      4,
    ),
    lines([[0, 692, 1200, 692]], INK, 9),
    put(fish(s, PAPER, PINK, PLUM), 560, 210, 1.7, -8),
    lines(
      [
        [470, 240, 440, 540],
        [660, 220, 650, 540],
      ],
      INK,
      8,
    ),
    ...[
      [110, 'beanie', 'walk'],
      [250, 'cap', 'hold'],
      [410, 'bun', 'reach'],
      [620, 'curls', 'reach'],
      [770, 'long', 'walk'],
      [930, 'scarf', 'hold'],
      [1090, 'souwester', 'walk'],
    ].map(([x, h, p], i) =>
      put(
        person({
          coat: i % 2 ? PLUM : INK,
          legs: INK,
          skin: i % 2 ? INK : PLUM,
          hair: INK,
          hat: i % 2 ? INK : PLUM,
          head: h as 'cap',
          pose: p as 'walk',
          skirt: i % 3 === 1,
        }),
        Number(x),
        800,
        3.3,
      ),
    ),
    put(
      person({ coat: INK, legs: INK, skin: PLUM, hair: INK, head: 'beanie', hat: PLUM, pose: 'wave' }),
      770,
      540,
      1.9,
    ),
    disc(300, 640, 56, PAPER),
    ring(300, 640, 56, INK, 10),
    ...[
      [150, 480],
      [980, 470],
      [1140, 500],
    ].map(
      ([x = 0, y = 0], i) =>
        put(i % 2 ? boxLantern(PAPER, INK) : roundLantern(PAPER, PINK), x, y, 1) +
        lines([[x, y, x - 20, y + 150]], INK, 5),
    ),
  ],
)
