import { gullFar, gullFlying } from '../../kit/birds.ts'
import { BROWN, GOLD, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, SEA, SLATE, TAN } from '../../kit/inks.ts'
import { person } from '../../kit/people.ts'
import { sea } from '../../kit/sea.ts'
import { disc, line, lines, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'events/sea-shanty-choir',
  'A row of singers in knitted sweaters hauls on one long rope, leaning back together.',
  'Un coro con suéteres tejidos jala una sola cuerda larga, todos a una.',
  (s) => [
    s.ground(LAMP),
    disc(600, 380, 330, PAPER),
    rect(0, 0, 1200, 600, s.hatch(GOLD, 80, 3, 0)),
    disc(600, 380, 330, PAPER),
    sea(s, 620, SLATE, 14, 240),
    sea(s, 670, SEA, 12, 300, 40),
    rect(0, 750, 1200, 150, BROWN),
    lines([[0, 750, 1200, 750]], INK, 10),
    lines([[0, 820, 1200, 820]], INK, 3),
    ...[
      [210, RED, 'beanie', KELP, PINK],
      [370, KELP, 'bare', RED, BROWN],
      [570, PLUM, 'bun', RED, TAN],
      [770, PAPER, 'cap', RED, TAN],
      [970, INK, 'curls', RED, PINK],
    ].map(([x, c, h, hat, skin], i) =>
      put(
        person({
          coat: String(c),
          head: h as 'cap',
          hat: String(hat),
          skin: String(skin),
          pose: 'hold',
          legs: i % 2 ? SLATE : INK,
        }) +
          line(
            'M-11 -66h22M-12 -58h24M-13 -50h25',
            c === PAPER ? RED : PAPER,
            2.4,
            'stroke-dasharray="1 4.4"',
          ),
        Number(x),
        840,
        5.4,
        -13,
      ),
    ),
    line('M-20 610Q300 560 620 540T1220 452', INK, 30),
    line('M-20 610Q300 560 620 540T1220 452', TAN, 24, 'stroke-dasharray="7 24"'),
    ...[292, 492, 692, 892, 1092].map(
      (x, i) =>
        disc(x - 28, 572 - i * 25, 24, [PINK, BROWN, TAN, TAN, PINK][i] ?? TAN) +
        disc(x + 14, 565 - i * 25, 24, [PINK, BROWN, TAN, TAN, PINK][i] ?? TAN),
    ),
    put(gullFlying(), 1010, 170, 0.8, -6),
    put(gullFar(INK), 180, 150, 1.4),
  ],
)
