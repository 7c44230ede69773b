import { BRICK, BROWN, FOG, INK, KELP, LAMP, PAPER, PLUM, RED, TAN } from '../../kit/inks.ts'
import { person } from '../../kit/people.ts'
import { disc, fill, line, lines, oval, put, rect } from '../../kit/svg.ts'
import { leatherBoot, rubberBoot } from '../../kit/wardrobe.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'posts/how-to-buy-boots',
  'A shop fitter kneels to lace a tall boot; more boots stand on shelves like a choir.',
  'Alguien arrodillado ata una bota alta; más botas esperan en repisas como un coro.',
  (s) => [
    s.ground(LAMP),
    [0, 1]
      .map(
        (r) =>
          rect(0, 250 + r * 260, 1200, 20, BROWN) +
          [0, 1, 2, 3, 4]
            .map((i) =>
              put(
                (i + r) % 2
                  ? leatherBoot([BROWN, PLUM, KELP, BRICK, INK][i], INK, PAPER)
                  : rubberBoot([RED, KELP, PLUM, INK, RED][i], INK, PAPER),
                140 + i * 240,
                250 + r * 260,
                0.82,
              ),
            )
            .join(''),
      )
      .join(''),
    rect(0, 760, 1200, 140, BRICK),
    rect(0, 752, 1200, 14, INK),
    rect(770, 610, 330, 40, PLUM, 14),
    lines(
      [
        [800, 650, 790, 840],
        [1070, 650, 1080, 840],
      ],
      INK,
      16,
    ),
    put(
      person({ coat: FOG, head: 'bun', pose: 'sit', skin: BROWN, legs: INK, skirt: true }),
      930,
      850,
      6,
      0,
      true,
    ),
    put(leatherBoot(BROWN, INK, LAMP), 780, 860, 0.95, -4, true),
    put(
      fill('M-30 -130Q-80 -110 -70 -40H40Q50 -100 20 -130Z', RED) +
        line('M-60 -36H50V-6M-50 -30L-96 -4', INK, 30) +
        line('M-10 -110Q40 -90 84 -64', BRICK, 24) +
        disc(88, -62, 13, TAN) +
        oval(6, -164, 25, 29, TAN) +
        fill('M-22 -150Q-28 -198 6 -198Q32 -196 30 -178Q0 -180 -8 -150Z', INK),
      480,
      866,
      1.75,
    ),
  ],
)
