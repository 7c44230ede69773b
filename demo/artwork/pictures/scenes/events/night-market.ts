import { stall } from '../../kit/fittings.ts'
import { pot, steam } from '../../kit/food.ts'
import {
  BRICK,
  BROWN,
  FOG,
  GOLD,
  INK,
  KELP,
  LAMP,
  PAPER,
  PINK,
  PLUM,
  RED,
  SLATE,
  TAN,
} from '../../kit/inks.ts'
import { festoon, garland, glow, stars } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { discs, fill, put, rect } from '../../kit/svg.ts'
import { bag } from '../../kit/wardrobe.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'events/night-market',
  'Lantern-lit stalls in the dark: soup, oranges and small jars, with shoppers passing by.',
  'Puestos iluminados con faroles: sopa, naranjas y frascos, y gente que pasa.',
  (s) => [
    s.ground(INK),
    stars(s, 0, 0, 1200, 160, 20, FOG),
    glow(240, 470, 120, 340, GOLD, 26),
    glow(620, 440, 120, 340, BRICK, 26),
    glow(1000, 470, 120, 340, GOLD, 26),
    put(stall(RED, LAMP), 220, 780, 1.35),
    put(stall(KELP, PINK), 1000, 780, 1.35),
    put(stall(PLUM, PAPER, TAN), 612, 730, 1.2),
    put(person({ coat: PAPER, head: 'cap', hat: RED, pose: 'hold', skin: BROWN }), 590, 760, 3),
    rect(415, 612, 400, 22, TAN),
    put(pot(RED, PAPER), 690, 612, 0.62),
    put(steam(PAPER, 10), 690, 520, 0.8),
    put(person({ coat: LAMP, head: 'bun', pose: 'hold', skin: TAN }), 190, 820, 3.2),
    rect(0, 646, 442, 24, TAN),
    discs(
      [
        [60, 628, 20],
        [100, 628, 20],
        [140, 628, 20],
        [80, 598, 20],
        [120, 598, 20],
        [100, 568, 20],
      ],
      GOLD,
    ),
    discs(
      [
        [300, 628, 20],
        [340, 628, 20],
        [380, 628, 20],
        [320, 598, 20],
        [360, 598, 20],
      ],
      RED,
    ),
    rect(8, 670, 424, 110, BRICK),
    rect(408, 634, 410, 100, PLUM),
    put(person({ coat: FOG, head: 'scarf', hat: KELP, pose: 'wave', skin: PINK }), 1010, 820, 3.2, 0, true),
    rect(780, 646, 440, 24, TAN),
    rect(788, 670, 424, 110, KELP),
    [850, 910, 1100, 1160]
      .map((x, i) =>
        put(
          fill('M-24 0Q-40 -50 0 -60Q40 -50 24 0Z', i % 2 ? LAMP : PINK) + rect(-10, -76, 20, 18, INK),
          x,
          646,
          1,
        ),
      )
      .join(''),
    garland(s, -30, 130, 620, 70, 60, 6, festoon, 0.8, TAN),
    garland(s, 580, 70, 1230, 130, 60, 6, festoon, 0.8, TAN),
    put(person({ coat: PLUM, head: 'beanie', hat: RED, pose: 'walk', skin: TAN, legs: SLATE }), 420, 892, 4),
    put(
      person({
        coat: KELP,
        head: 'long',
        pose: 'walk',
        skirt: true,
        skin: BROWN,
        legs: PINK,
        holds: put(bag(30, 34, RED), 0, 34),
      }),
      800,
      896,
      4,
      0,
      true,
    ),
    put(person({ coat: BRICK, head: 'curls', pose: 'walk', skin: BROWN, legs: FOG }), 895, 892, 2.5, 0, true),
  ],
)
