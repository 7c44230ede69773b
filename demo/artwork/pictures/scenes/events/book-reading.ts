import { armchair } from '../../kit/goods.ts'
import { BROWN, INK, KELP, LAMP, NIGHT, PAPER, PINK, PLUM, RED, ROSE, SLATE, TAN } from '../../kit/inks.ts'
import { openBook } from '../../kit/paper-goods.ts'
import { onlookers, person } from '../../kit/people.ts'
import { fill, line, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'events/book-reading',
  'A reader in an armchair under a lamp; children and grown-ups listen on the floor.',
  'Alguien lee en un sillón bajo una lámpara; grandes y chicos escuchan en el suelo.',
  (s) => [
    s.ground(PLUM),
    rect(0, 0, 1200, 900, s.dots(NIGHT, 36, 5)),
    [0, 1, 2]
      .map(
        (r) =>
          rect(40, 150 + r * 150, 470, 14, TAN) +
          [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
            .map((i) =>
              rect(
                52 + i * 41,
                150 + r * 150 - 70 - ((i * 37 + r * 23) % 40),
                30,
                70 + ((i * 37 + r * 23) % 40),
                [RED, KELP, LAMP, PINK, SLATE, PAPER][(i + r * 2) % 6] ?? RED,
              ),
            )
            .join(''),
      )
      .join(''),
    fill('M800 150L380 900H1200L1180 760L980 150Z', ROSE),
    fill('M800 150L380 900H1200L1180 760L980 150Z', s.dots(PINK, 30, 5)),
    rect(0, 820, 1200, 80, BROWN),
    line('M1100 820V180Q1100 90 900 104', INK, 13),
    fill('M790 180L836 70H930L990 180Z', LAMP),
    put(armchair(KELP, INK), 830, 822, 2.1),
    put(
      person({ coat: RED, head: 'bun', hair: PAPER, pose: 'sit', skin: BROWN, legs: INK }),
      800,
      806,
      4.8,
      0,
      true,
    ),
    put(openBook(PAPER, LAMP), 690, 540, 0.85, -6),
    onlookers(s, 40, 840, 520, 4, 150, [INK, KELP, RED, LAMP], PINK),
    put(person({ coat: LAMP, head: 'curls', pose: 'sit', skin: TAN, legs: KELP }), 560, 950, 3.2),
  ],
)
