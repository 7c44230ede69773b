import { fish } from '../../kit/food.ts'
import { sprig } from '../../kit/garden.ts'
import { FOG, INK, KELP, MIST, PAPER, PLUM, RED, SEA } from '../../kit/inks.ts'
import { ice } from '../../kit/sea.ts'
import { disc, put } from '../../kit/svg.ts'
import { lemon } from '../../kit/table-from-above.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/market-1',
  'Mackerel fanned out on ice like the rays of a sun, a lemon in the middle.',
  'Macarelas en abanico sobre hielo como rayos de sol, con un limón al centro.',
  (s) => [
    s.ground(MIST),
    ice(s, -20, 0, 1240, 900, 110, [PAPER, FOG, PAPER]),
    ...Array.from({ length: 10 }, (_, i) => {
      const a = i * 36
      const r = (a * Math.PI) / 180
      return put(
        fish(s, [SEA, KELP, RED, INK, PLUM][i % 5], PAPER),
        600 + Math.cos(r) * 330,
        450 + Math.sin(r) * 290,
        1.1,
        a + 180,
      )
    }),
    disc(600, 450, 120, PAPER),
    put(lemon(), 600, 450, 2.7),
    ...[
      [90, 90],
      [1110, 90],
      [90, 810],
      [1110, 810],
    ].map(([x = 0, y = 0], i) => put(sprig(KELP), x, y + 40, 1.3, [130, 220, 50, -50][i])),
  ],
)
