import { stall } from '../../kit/fittings.ts'
import { pot, steam } from '../../kit/food.ts'
import { BROWN, GOLD, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, TAN } from '../../kit/inks.ts'
import { boxLantern, garland, roundLantern } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { disc, fill, line, lines, put, rect } from '../../kit/svg.ts'
import { pizzaSlice } from '../../kit/table-from-above.ts'
import { wide } from '../scene.ts'

export const scene = wide(
  'store-fronts/food-hall',
  'Four food counters side by side under striped roofs: soup, tacos, noodles and pizza.',
  'Cuatro barras de comida bajo techos a rayas: sopa, tacos, fideos y pizza.',
  (s) => [
    s.ground(LAMP),
    rect(0, 0, 1200, 600, s.dots(GOLD, 44, 7)),
    ...[
      [150, RED, KELP, 'cap', BROWN],
      [450, KELP, PLUM, 'bun', TAN],
      [750, PLUM, RED, 'scarf', TAN],
      [1050, INK, LAMP, 'curls', PINK],
    ].map(
      ([x, a, b, h, skin], i) =>
        put(
          person({
            coat: PAPER,
            head: h as 'cap',
            hat: String(a),
            pose: i % 2 ? 'hold' : 'wave',
            skin: String(skin),
          }),
          Number(x) + 50,
          520,
          2.9,
        ) + put(stall(String(a), PAPER, i === 3 ? TAN : String(b)), Number(x), 560, 0.92),
    ),
    put(pot(RED, INK), 110, 472, 0.4),
    put(steam(PAPER, 10), 110, 400, 0.6),
    ...[400, 436, 472].map((x) =>
      put(fill('M-26 0A26 26 0 0 1 26 0Z', GOLD) + line('M-22 -8q8 -16 14 -4t14 -2t14 4', RED, 6), x, 470),
    ),
    put(
      fill('M-46 -44H46Q42 0 0 0T-46 -44Z', INK) + line('M-30 -46q10 -20 20 0t20 0t20 0', PAPER, 7),
      720,
      470,
    ),
    put(steam(PAPER, 10), 720, 420, 0.5),
    put(pizzaSlice(), 1010, 430, 0.55, 20),
    put(pizzaSlice(), 1060, 432, 0.55, -14),
    garland(s, -20, -10, 1220, -10, 50, 10, (i) => (i % 2 ? boxLantern() : roundLantern(PAPER, PINK)), 0.6),
    rect(0, 556, 1200, 44, BROWN),
    lines([[0, 558, 1200, 558]], INK, 7),
    put(
      person({
        coat: RED,
        head: 'beanie',
        hat: KELP,
        pose: 'hold',
        skin: BROWN,
        legs: INK,
        holds: rect(-10, -4, 34, 5, PAPER) + disc(8, -8, 8, KELP),
      }),
      300,
      588,
      2.9,
    ),
    put(
      person({ coat: KELP, head: 'long', pose: 'walk', skirt: true, skin: PINK, legs: PLUM }),
      905,
      588,
      2.9,
      0,
      true,
    ),
  ],
  1200,
  600,
)
