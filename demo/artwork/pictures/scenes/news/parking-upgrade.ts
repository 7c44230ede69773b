import {
  BRICK,
  DEEP,
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
  ROSE,
  SEA,
  SLATE,
} from '../../kit/inks.ts'
import { disc, discs, line, lines, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'news/parking-upgrade',
  'Cars seen from above line up like boats at a dock, two plugged in, one space painted with a wave.',
  'Autos vistos desde arriba, alineados como barcos; dos cargan y un lugar tiene pintada una ola.',
  (s) => {
    const car = (body: string, roof: string) =>
      rect(-62, -120, 124, 240, body, 40) +
      rect(-50, -66, 100, 44, INK, 12) +
      rect(-50, 56, 100, 34, INK, 12) +
      rect(-48, -22, 96, 78, roof, 10) +
      rect(-72, -84, 14, 46, INK, 5) +
      rect(58, -84, 14, 46, INK, 5) +
      rect(-72, 50, 14, 46, INK, 5) +
      rect(58, 50, 14, 46, INK, 5) +
      discs(
        [
          [-40, -108, 10],
          [40, -108, 10],
        ],
        LAMP,
      )
    return [
      s.ground(SLATE),
      rect(0, 0, 1200, 900, s.dots(SEA, 26, 3)),
      lines(
        [0, 1, 2, 3, 4, 5, 6].map((i) => [60 + i * 180, 20, 60 + i * 180, 330] as const),
        PAPER,
        9,
      ),
      lines(
        [0, 1, 2, 3, 4, 5, 6].map((i) => [60 + i * 180, 570, 60 + i * 180, 880] as const),
        PAPER,
        9,
      ),
      line('M-20 450H1220', LAMP, 9, 'stroke-dasharray="60 50"'),
      put(car(RED, BRICK), 150, 180, 1),
      put(car(LAMP, GOLD), 510, 190, 1),
      put(car(PAPER, FOG), 690, 178, 1),
      put(car(KELP, DEEP), 1050, 184, 1),
      put(car(PLUM, NIGHT), 330, 720, 1, 180),
      put(car(PINK, ROSE), 870, 716, 1, 180),
      put(car(FOG, PAPER), 1050, 722, 1, 180),
      put(car(RED, BRICK), 590, 452, 1, 90),
      line('M690 60Q690 -20 780 -20M1050 66Q1060 -10 1120 -20', KELP, 12),
      put(line('M-60 0q15 -30 30 0t30 0t30 0t30 0M-60 40q15 -30 30 0t30 0t30 0t30 0', PAPER, 10), 150, 690),
      put(line('M-60 0q15 -30 30 0t30 0t30 0t30 0M-60 40q15 -30 30 0t30 0t30 0t30 0', PAPER, 10), 870, 160),
      put(
        disc(0, -50, 16, PAPER) +
          line('M0 -26V20H40L56 60M0 -10H34', PAPER, 13) +
          line('M-14 -4A46 46 0 1 0 38 52', PAPER, 13),
        510,
        730,
        1.15,
      ),
      put(line('M-40 0L0 -40L40 0M0 -40V60', PAPER, 14), 690, 720, 1.2),
    ]
  },
)
