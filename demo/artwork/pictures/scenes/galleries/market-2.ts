import { apple } from '../../kit/food.ts'
import {
  BROWN,
  GOLD,
  INK,
  KELP,
  LAMP,
  MIST,
  PAPER,
  PINK,
  PLUM,
  RED,
  SEA,
  SLATE,
  TAN,
} from '../../kit/inks.ts'
import { disc, fill, line, lines, oval, put, rect, tiles } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/market-2',
  'Crates of apples, cabbages, carrots and squash stepped up like harbour houses.',
  'Cajas de manzanas, coles, zanahorias y calabazas escalonadas como casas del puerto.',
  (s) => {
    const box = (w: number, h: number, wood: string) =>
      rect(0, 0, w, h, wood) +
      lines([[0, h / 2, w, h / 2]], INK, 4) +
      lines(
        [
          [26, 0, 26, h],
          [w - 26, 0, w - 26, h],
        ],
        INK,
        4,
      )
    const cabbage =
      disc(0, 0, 66, KELP) +
      line('M0 60V-40M0 20Q-40 10 -50 -20M0 20Q40 10 50 -20M0 -6Q-24 -16 -30 -44M0 -6Q24 -16 30 -44', MIST, 6)
    const carrot =
      fill('M-18 -40Q0 -52 18 -40Q14 40 0 80Q-14 40 -18 -40Z', RED) +
      line('M0 -46V-90M-6 -46Q-20 -70 -26 -84M6 -46Q20 -70 26 -84', KELP, 8)
    const squash = oval(0, 0, 62, 52, GOLD) + oval(0, 0, 30, 52, LAMP) + rect(-6, -66, 12, 20, INK)
    return [
      s.ground(SEA),
      rect(0, 0, 1200, 900, s.hatch(SLATE, 60, 5, 90)),
      rect(0, 0, 1200, 120, PAPER),
      tiles(0, 0, 8, 1, 75, 120, 150, 0, KELP),
      [0, 2, 4, 6, 8, 10, 12, 14]
        .map(
          (i) =>
            fill(`M${i * 75} 120h75a37 34 0 0 1 -75 0z`, KELP) +
            fill(`M${i * 75 + 75} 120h75a37 34 0 0 1 -75 0z`, PAPER),
        )
        .join(''),
      [0, 1, 2, 3, 4, 5].map((i) => put(squash, 660 + i * 100, 330 - (i % 2) * 30, 1)).join(''),
      put(box(640, 120, TAN), 590, 340),
      [0, 1, 2, 3, 4].map((i) => put(cabbage, 90 + i * 112, 430 - (i % 2) * 24, 1)).join(''),
      put(box(590, 130, BROWN), 20, 450),
      [0, 1, 2, 3, 4, 5, 6, 7].map((i) => put(carrot, 650 + i * 72, 560 + (i % 2) * 14, 1.3, 118)).join(''),
      put(box(620, 140, BROWN), 600, 600),
      [0, 1, 2, 3, 4, 5, 6]
        .map((i) => put(apple(i % 3 === 1 ? LAMP : PINK, INK), 70 + i * 82, 760 - (i % 2) * 22, 1.25))
        .join(''),
      put(box(620, 160, TAN), -10, 740),
      [0, 1, 2, 3, 4, 5, 6]
        .map((i) =>
          put(oval(0, 0, 46, 38, PLUM) + line('M0 -36V-60', KELP, 8), 680 + i * 84, 810 - (i % 2) * 20),
        )
        .join(''),
      put(box(640, 120, BROWN), 610, 820),
    ]
  },
)
