import { truss } from '../../kit/buildings.ts'
import { railing } from '../../kit/fittings.ts'
import { BRICK, BROWN, FOG, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, SLATE, TAN } from '../../kit/inks.ts'
import { glow } from '../../kit/light.ts'
import { onlookers, person, row } from '../../kit/people.ts'
import { glassFloat } from '../../kit/sea.ts'
import { fill, line, lines, put, rect } from '../../kit/svg.ts'
import { wide } from '../scene.ts'

export const scene = wide(
  'banners/home-4',
  'The Net Loft atrium: old timber trusses, glass floats hanging in the light, balconies and a stage.',
  'El atrio Net Loft: viejas armaduras de madera, flotadores de vidrio colgando en la luz, balcones y un escenario.',
  (s) => {
    const floats: [number, number, number, string][] = [
      [470, 250, 0.9, KELP],
      [590, 380, 0.6, FOG],
      [660, 210, 0.55, RED],
      [800, 330, 1.15, SLATE],
      [930, 230, 0.7, KELP],
      [1010, 400, 0.85, PAPER],
      [1120, 270, 0.6, LAMP],
      [720, 470, 0.5, LAMP],
      [890, 500, 0.55, RED],
      [400, 400, 0.5, PINK],
    ]
    const balcony = (y: number, x: number, w: number) => rect(x, y, w, 26, BROWN) + rect(x, y + 26, w, 8, INK)
    return [
      s.ground(PINK),
      fill('M160 330L800 -60L1440 330V900H160Z', PAPER),
      fill('M300 330L800 20L1300 330V700H300Z', LAMP),
      glow(800, 330, 30, 330, PAPER, 26),
      lines(
        Array.from({ length: 9 }, (_, i) => [800, -60, 160 + i * 160, 330] as const),
        PINK,
        5,
      ),
      lines(
        [
          [300, 250, 1300, 250],
          [420, 170, 1180, 170],
          [560, 90, 1040, 90],
        ],
        PINK,
        5,
      ),
      put(truss(820, 250, BROWN, 14), 800, 300),
      put(truss(1320, 400, PLUM, 24), 800, 330),
      rect(0, 330, 300, 570, BRICK),
      rect(0, 330, 300, 570, s.bricks(PLUM, 56, 28, 1.6)),
      rect(1300, 330, 300, 570, BRICK),
      rect(1300, 330, 300, 570, s.bricks(PLUM, 56, 28, 1.6)),
      rect(284, 320, 30, 580, PLUM),
      rect(1286, 320, 30, 580, PLUM),
      [0, 1]
        .map(
          (i) =>
            fill(`M${60 + i * 1360} 660v-120a60 60 0 0 1 120 0v120z`, LAMP) +
            fill(`M${60 + i * 1360} 900v-120a60 60 0 0 1 120 0v120z`, LAMP),
        )
        .join(''),
      balcony(470, 0, 400),
      balcony(470, 1200, 400),
      row(s, 20, 470, 350, 4, 1.5, [KELP, PLUM, LAMP, FOG], { pose: 'stand' }),
      row(s, 1220, 470, 350, 4, 1.5, [KELP, PLUM, LAMP, FOG], { pose: 'stand' }),
      put(railing(400, INK), 0, 472),
      put(railing(400, INK), 1200, 472),
      balcony(676, 0, 350),
      balcony(676, 1250, 350),
      row(s, 20, 676, 300, 3, 1.6, [KELP, PLUM, LAMP, FOG], { pose: 'stand' }),
      row(s, 1270, 676, 300, 3, 1.6, [KELP, PLUM, LAMP, FOG], { pose: 'stand' }),
      put(railing(350, INK), 0, 678),
      put(railing(350, INK), 1250, 678),
      floats
        .map(
          ([x, y, k, colour]) =>
            line(`M${x} ${Math.max(0, 330 - Math.abs(x - 800) * 0.1 - 300)}V${y - 50 * k}`, INK, 2) +
            put(glassFloat(colour, INK), x, y, k),
        )
        .join(''),
      rect(300, 690, 1000, 210, TAN),
      lines(
        [
          [300, 760, 1300, 760],
          [300, 830, 1300, 830],
        ],
        BROWN,
        3,
      ),
      fill('M520 740H1080L1130 800H470Z', RED),
      fill('M470 800H1130V824H470Z', INK),
      put(
        person({
          coat: INK,
          head: 'bun',
          skirt: true,
          pose: 'play',
          skin: BROWN,
          holds: line('M-8 4L14 -8', LAMP, 5),
        }),
        640,
        772,
        1.7,
      ),
      put(
        person({
          coat: PLUM,
          head: 'curls',
          pose: 'hold',
          skin: TAN,
          holds: rect(-8, -12, 20, 22, PAPER, 3),
        }),
        790,
        776,
        1.75,
      ),
      put(
        person({
          coat: KELP,
          head: 'cap',
          hat: LAMP,
          pose: 'play',
          skin: PINK,
          holds: line('M-8 4L14 -8', BROWN, 5),
        }),
        950,
        772,
        1.7,
        0,
        true,
      ),
      onlookers(s, 300, 880, 1000, 11, 108, [INK, KELP, PLUM, SLATE, PAPER]),
    ]
  },
  1600,
  900,
)
