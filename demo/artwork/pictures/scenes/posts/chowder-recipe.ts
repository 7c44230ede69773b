import { bottle, fish } from '../../kit/food.ts'
import { sprig } from '../../kit/garden.ts'
import { BROWN, DEEP, FOG, GOLD, INK, KELP, LAMP, MIST, PAPER, PINK, RED, SEA, TAN } from '../../kit/inks.ts'
import { disc, discs, fill, line, oval, put, rect, tiles } from '../../kit/svg.ts'
import { cutlery, lemon } from '../../kit/table-from-above.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'posts/chowder-recipe',
  'Everything for a chowder laid out: pot, fish, potatoes, corn, leek, milk, bay and a wooden spoon.',
  'Todo para un chowder: olla, pescado, papas, elote, poro, leche, laurel y cuchara de madera.',
  (s) => [
    s.ground(FOG),
    rect(0, 0, 1200, 900, s.net(PAPER, 120, 3, 0)),
    disc(600, 440, 240, INK),
    disc(600, 440, 214, RED),
    disc(600, 440, 180, PAPER),
    line('M350 440H290M850 440H910', INK, 40),
    discs(
      [
        [540, 380, 26],
        [660, 500, 30],
        [690, 390, 22],
        [520, 500, 24],
      ],
      PINK,
    ),
    discs(
      [
        [600, 340, 16],
        [620, 430, 18],
        [480, 430, 15],
        [580, 540, 16],
        [730, 450, 15],
      ],
      LAMP,
    ),
    line('M560 440l30 -10M640 370l20 20M600 500l-10 26M500 360l20 10', KELP, 11),
    line('M640 470L960 170', TAN, 30),
    oval(628, 482, 50, 34, TAN, -42),
    put(fish(s, SEA, PAPER), 250, 170, 1.25, -12),
    put(fish(s, RED, PINK), 300, 300, 0.9, -6),
    put(lemon(), 460, 90, 1.1),
    ...[
      [140, 640, 66],
      [260, 730, 58],
      [130, 790, 50],
    ].map(
      ([x = 0, y = 0, r = 0]) =>
        oval(x, y, r * 1.15, r, TAN, 20) +
        discs(
          [
            [x - 16, y - 14, 5],
            [x + 20, y + 8, 5],
            [x - 6, y + 24, 4],
          ],
          BROWN,
        ),
    ),
    put(bottle(PAPER, RED, INK), 1080, 320, 1.1),
    put(
      fill('M-150 0Q-140 -40 0 -44Q140 -40 150 0Q140 40 0 44Q-140 40 -150 0Z', LAMP) +
        tiles(-120, -30, 9, 3, 18, 14, 26, 22, GOLD) +
        fill('M-60 30Q-180 90 -230 0Q-180 -60 -110 -40Q-170 0 -60 30Z', KELP),
      950,
      720,
      1.05,
      -22,
    ),
    put(
      line('M-120 0H60', PAPER, 52) +
        line('M60 0H120', FOG, 52) +
        fill('M100 -26Q200 -70 240 -50L190 0L240 50Q200 70 100 26Z', KELP) +
        line('M-110 -10H40M-110 12H40', MIST, 4),
      500,
      800,
      1,
      -8,
    ),
    put(sprig(KELP), 1050, 560, 1, 40),
    put(sprig(DEEP), 1130, 520, 0.9, 10),
    put(cutlery('knife', INK), 750, 130, 1.2, 76),
    discs(
      [
        [980, 430, 9],
        [1010, 450, 9],
        [990, 470, 9],
        [180, 470, 9],
        [210, 490, 9],
      ],
      INK,
    ),
  ],
)
