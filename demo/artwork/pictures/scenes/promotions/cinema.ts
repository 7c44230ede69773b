import { gullFar } from '../../kit/birds.ts'
import { sailboat } from '../../kit/boats.ts'
import { BRICK, BROWN, INK, KELP, LAMP, NIGHT, PAPER, PINK, PLUM, RED, SEA } from '../../kit/inks.ts'
import { onlookers } from '../../kit/people.ts'
import { disc, fill, put, rect, tiles } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'promotions/cinema',
  'Rows of heads in the dark watch a ship and a red sun on the screen.',
  'En lo oscuro, filas de cabezas miran un barco y un sol rojo en la pantalla.',
  (s) => [
    s.ground(INK),
    fill('M0 70L120 900H0ZM1200 70L1080 900H1200Z', BRICK),
    tiles(6, 0, 3, 1, 14, 900, 34, 0, RED),
    tiles(1110, 0, 3, 1, 14, 900, 34, 0, RED),
    rect(190, 90, 820, 430, PAPER),
    rect(210, 110, 780, 390, LAMP),
    disc(720, 260, 100, RED),
    put(fill('M0 0Q300 -50 600 0T1200 0V300H0Z', KELP), 210, 420, 0.65),
    put(sailboat(INK, PAPER, PINK), 480, 440, 1.1),
    rect(210, 500, 780, 20, PAPER),
    rect(190, 520, 820, 60, INK),
    put(gullFar(INK), 860, 180, 1),
    rect(160, 60, 880, 30, BROWN),
    [0, 1, 2]
      .map(
        (r) =>
          onlookers(
            s,
            -20,
            640 + r * 115,
            1240,
            8 - r,
            120 + r * 30,
            [PLUM, SEA, BRICK, NIGHT],
            r === 0 ? LAMP : undefined,
          ) +
          [0, 1, 2, 3, 4, 5, 6, 7, 8]
            .map((i) => rect(-90 + i * 170 - r * 40, 690 + r * 115, 150, 200, r % 2 ? PLUM : BRICK, 34))
            .join(''),
      )
      .join(''),
  ],
)
