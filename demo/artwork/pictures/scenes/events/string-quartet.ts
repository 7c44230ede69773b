import { BRICK, BROWN, GOLD, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, TAN } from '../../kit/inks.ts'
import { fiddle } from '../../kit/music.ts'
import { person } from '../../kit/people.ts'
import { line, lines, oval, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'events/string-quartet',
  'Four string players on a dark round stage; above them the staves wave like ropes.',
  'Cuatro músicos de cuerda en un escenario redondo; el pentagrama ondea como cuerdas.',
  (s) => [
    s.ground(RED),
    rect(0, 0, 1200, 900, s.hatch(BRICK, 60, 4, 90)),
    oval(600, 820, 620, 120, INK),
    [0, 1, 2, 3, 4]
      .map((i) =>
        line(`M-40 ${200 + i * 26}Q300 ${40 + i * 26} 600 ${180 + i * 26}T1240 ${140 + i * 26}`, PINK, 3.5),
      )
      .join(''),
    ...[
      [140, 150, 30],
      [380, 150, 0],
      [560, 216, 26],
      [820, 250, 10],
      [1010, 196, -6],
    ].map(
      ([x = 0, y = 0, d = 0]) =>
        oval(x, y + d, 22, 16, PAPER, -20) + lines([[x + 20, y + d - 6, x + 20, y + d - 84]], PAPER, 6),
    ),
    put(
      person({
        coat: INK,
        head: 'long',
        hair: BROWN,
        pose: 'play',
        skin: PINK,
        skirt: true,
        legs: PAPER,
        holds: put(fiddle(TAN), -6, -10, 0.17, -66) + line('M-12 -26L30 10', PAPER, 2),
      }),
      190,
      830,
      4.9,
    ),
    put(
      person({
        coat: PAPER,
        head: 'bare',
        pose: 'play',
        skin: BROWN,
        legs: INK,
        holds: put(fiddle(GOLD), -6, -10, 0.17, -66) + line('M-12 -26L30 10', INK, 2),
      }),
      430,
      800,
      4.9,
    ),
    put(
      person({
        coat: LAMP,
        head: 'curls',
        pose: 'play',
        skin: TAN,
        legs: PLUM,
        holds: put(fiddle(BRICK), -6, -10, 0.2, -60) + line('M-12 -26L30 10', PAPER, 2),
      }),
      770,
      800,
      4.9,
      0,
      true,
    ),
    rect(975, 590, 130, 20, TAN),
    lines(
      [
        [990, 610, 980, 840],
        [1090, 610, 1100, 840],
      ],
      TAN,
      14,
    ),
    put(
      person({ coat: KELP, head: 'bun', pose: 'sit', skin: TAN, legs: INK, skirt: true }),
      1050,
      838,
      5.2,
      0,
      true,
    ),
    put(fiddle(BROWN), 920, 690, 1.15, 12),
    line('M820 660L1010 610', PAPER, 9),
  ],
)
