import { lobsterBoat } from '../../kit/boats.ts'
import {
  BRICK,
  BROWN,
  FOG,
  GOLD,
  INK,
  KELP,
  LAMP,
  NIGHT,
  PAPER,
  PINK,
  PLUM,
  RED,
  SLATE,
  TAN,
} from '../../kit/inks.ts'
import { reflection, stars } from '../../kit/light.ts'
import { reachingHand } from '../../kit/people.ts'
import { disc, discs, fill, line, put, rect, ring, tiles } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'contests/photo-contest',
  'An old camera whose lens holds the lit harbour; its flash is a fan of yellow paper.',
  'Una cámara antigua cuyo lente guarda el puerto iluminado; su flash es un abanico amarillo.',
  (s) => [
    s.ground(RED),
    rect(0, 0, 1200, 900, s.hatch(BRICK, 70, 5, 30)),
    [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .map((i) =>
        fill('M0 0L-34 -250L34 -250Z', i % 2 ? PAPER : LAMP).replace(
          '<path',
          `<path transform="translate(940 270)rotate(${-80 + i * 20})"`,
        ),
      )
      .join(''),
    rect(170, 280, 860, 500, INK, 46),
    rect(170, 370, 860, 320, PLUM),
    rect(170, 370, 860, 320, s.dots(INK, 20, 3)),
    rect(470, 200, 260, 100, INK, 20),
    rect(520, 224, 160, 56, FOG, 10),
    rect(880, 236, 120, 54, PAPER, 12),
    rect(230, 246, 110, 44, LAMP, 10),
    disc(600, 530, 262, PAPER),
    disc(600, 530, 240, INK),
    disc(600, 530, 206, SLATE),
    s.cut(
      'M394 530a206 206 0 1 0 412 0a206 206 0 1 0 -412 0z',
      rect(380, 310, 440, 240, PLUM) +
        stars(s, 400, 330, 400, 120, 12, PINK) +
        disc(690, 420, 40, LAMP) +
        fill('M390 560V470l30 -30l30 30v-40l40 -40l40 40v50h60l50 -60l50 60h60v-30l40 -30v140z', INK) +
        tiles(405, 490, 9, 2, 16, 22, 44, 34, LAMP) +
        rect(380, 560, 440, 200, NIGHT) +
        reflection(s, 600, 580, 360, 150, GOLD, 17) +
        put(lobsterBoat(KELP, PAPER, RED), 590, 640, 0.8),
    ),
    ring(600, 530, 206, INK, 10),
    line('M470 420Q510 370 570 356', PAPER, 13),
    discs(
      [
        [250, 430, 26],
        [950, 430, 20],
      ],
      LAMP,
    ),
    put(reachingHand(KELP, BROWN), 1050, 620, 1.7, -66),
    line('M170 420Q40 520 90 920', TAN, 22),
  ],
)
