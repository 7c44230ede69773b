import { croissant } from '../../kit/food.ts'
import { daisy } from '../../kit/garden.ts'
import { DEEP, FOG, GOLD, KELP, LAMP, PAPER, PLUM, RED, SLATE } from '../../kit/inks.ts'
import { discs, fill, line, oval, put, rect, ring, tiles } from '../../kit/svg.ts'
import { coffeeAbove } from '../../kit/table-from-above.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'promotions/coffee',
  'A cup of coffee from above beside the morning’s ring stains and a folded ferry timetable.',
  'Una taza de café desde arriba, con marcas de taza y el horario del ferri doblado.',
  (s) => [
    s.ground(KELP),
    rect(0, 0, 1200, 900, s.hatch(DEEP, 90, 5, 8)),
    fill('M-40 420L420 300L560 900H-40Z', PAPER),
    line('M120 380L230 900M270 340L390 900', FOG, 4),
    tiles(10, 480, 1, 8, 90, 14, 0, 52, SLATE),
    tiles(300, 460, 1, 8, 100, 14, 0, 52, RED),
    tiles(430, 430, 1, 8, 70, 14, 0, 52, SLATE),
    ring(930, 190, 110, DEEP, 12),
    ring(960, 230, 110, DEEP, 7),
    put(coffeeAbove(PAPER, RED, PLUM), 660, 480, 2.75, -24),
    line('M960 620L1130 800', PAPER, 20),
    oval(940, 600, 30, 50, PAPER, -44),
    put(croissant(), 1010, 270, 1.35, 20),
    discs(
      [
        [880, 330, 8],
        [900, 360, 5],
        [1120, 380, 7],
        [860, 290, 5],
        [1090, 180, 6],
      ],
      GOLD,
    ),
    put(daisy(LAMP, RED), 150, 150, 2),
    put(daisy(PAPER, RED), 270, 90, 1.2),
  ],
)
