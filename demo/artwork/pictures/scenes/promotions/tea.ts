import { cup, steam, teapot } from '../../kit/food.ts'
import { sprig } from '../../kit/garden.ts'
import { BRICK, DEEP, GOLD, INK, KELP, PAPER, PINK, RED } from '../../kit/inks.ts'
import { disc, fill, line, oval, put, rect } from '../../kit/svg.ts'
import { lemon } from '../../kit/table-from-above.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'promotions/tea',
  'A green teapot pours into a cup on a table of leaves and one yellow lemon.',
  'Una tetera verde sirve una taza sobre una mesa con hojas y un limón amarillo.',
  (s) => [
    s.ground(PINK),
    disc(420, 330, 280, PAPER),
    rect(0, 690, 1200, 210, RED),
    rect(0, 690, 1200, 210, s.hatch(BRICK, 50, 5, 0)),
    rect(0, 684, 1200, 12, INK),
    put(teapot(KELP, PAPER, INK), 430, 520, 2, 22),
    line('M706 402Q800 440 812 660', GOLD, 17),
    put(cup(PAPER, KELP), 810, 792, 1.9),
    put(steam(PAPER, 10), 830, 560, 1.5),
    oval(810, 800, 190, 22, INK),
    oval(810, 794, 190, 20, PAPER),
    rect(760, 770, 100, 22, PAPER),
    put(sprig(KELP), 1060, 880, 1.5, -20),
    put(sprig(DEEP), 1130, 890, 1.2, 26),
    put(sprig(KELP), 120, 880, 1.4, 30),
    put(lemon(), 300, 800, 1.5),
    put(lemon(), 420, 830, 1.1),
    [
      [560, 120],
      [690, 90],
      [760, 200],
      [980, 130],
      [1080, 260],
      [1000, 380],
      [140, 140],
      [90, 470],
    ]
      .map(([x = 0, y = 0], i) =>
        put(
          fill('M0 0Q24 -34 60 -20Q40 16 0 0Z', i % 2 ? KELP : DEEP) + line('M4 -2Q30 -16 52 -18', PINK, 3),
          x,
          y,
          1.3,
          i * 47,
        ),
      )
      .join(''),
  ],
)
