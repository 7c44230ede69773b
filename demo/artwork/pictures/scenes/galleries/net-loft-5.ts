import { truss } from '../../kit/buildings.ts'
import { BRICK, FOG, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, SEA, SLATE } from '../../kit/inks.ts'
import { snow } from '../../kit/light.ts'
import { glassFloat } from '../../kit/sea.ts'
import { fill, line, lines, oval, put, rect, tiles } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/net-loft-5',
  'Snow on the glass roof: old trusses, and the feet of three gulls seen from below.',
  'Nieve sobre el techo de cristal: viejas armaduras y las patas de tres gaviotas vistas desde abajo.',
  (s) => [
    s.ground(SLATE),
    fill('M0 640L600 60L1200 640V0H0Z', SEA),
    fill('M40 640L600 96L1160 640Z', FOG),
    fill('M600 96L300 388Q420 330 500 350Q600 300 700 350Q800 330 900 388Z', PAPER),
    fill(
      'M300 388L200 484Q300 440 330 470Q260 400 300 388ZM900 388L1000 484Q900 440 880 470Q950 400 900 388Z',
      PAPER,
    ),
    snow(s, 200, 200, 800, 380, 60, PAPER, 10),
    lines(
      [
        [600, 96, 600, 640],
        [460, 232, 460, 640],
        [740, 232, 740, 640],
        [320, 368, 320, 640],
        [880, 368, 880, 640],
        [180, 504, 180, 640],
        [1020, 504, 1020, 640],
      ],
      INK,
      7,
    ),
    put(truss(1200, 580, PLUM, 34), 600, 650),
    ...[
      [400, 290, -44],
      [760, 256, 44],
      [860, 350, 44],
    ].map(([x = 0, y = 0, a = 0]) =>
      put(
        oval(0, -10, 70, 20, SEA) +
          line('M-16 0l-12 20M-16 0l0 24M-16 0l12 20M16 0l-12 20M16 0l0 24M16 0l12 20', RED, 6),
        x,
        y,
        1,
        a,
      ),
    ),
    rect(0, 666, 1200, 240, BRICK),
    rect(0, 666, 1200, 240, s.bricks(PLUM, 60, 30, 2)),
    tiles(60, 760, 6, 1, 110, 140, 196, 0, LAMP, true),
    ...[220, 470, 730, 980].map((x, i) =>
      put(glassFloat([KELP, LAMP, RED, PINK][i], INK, PAPER, 60 + i * 10), x, 760 + (i % 2) * 60, 0.9),
    ),
  ],
)
