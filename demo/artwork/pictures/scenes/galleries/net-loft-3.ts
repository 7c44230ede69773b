import { railing } from '../../kit/fittings.ts'
import { cup, steam } from '../../kit/food.ts'
import { BROWN, INK, KELP, LAMP, MIST, PAPER, PINK, PLUM, RED, SLATE, TAN } from '../../kit/inks.ts'
import { openBook } from '../../kit/paper-goods.ts'
import { gripHand, person, row } from '../../kit/people.ts'
import { glassFloat } from '../../kit/sea.ts'
import { fill, oval, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/net-loft-3',
  'Coffee on a balcony rail, and far below, the small figures of a crowd round the stage.',
  'Café en el barandal de un balcón; muy abajo, la gente alrededor del escenario.',
  (s) => [
    s.ground(PINK),
    fill('M0 0H1200V300L700 520H500L0 300Z', MIST),
    oval(600, 560, 420, 120, TAN),
    oval(600, 540, 170, 44, RED),
    row(s, 240, 620, 720, 10, 0.7, [KELP, PLUM, INK, LAMP]),
    row(s, 330, 660, 560, 8, 0.8, [KELP, RED, PLUM, INK]),
    put(person({ coat: INK, head: 'bun', pose: 'play', skin: TAN, skirt: true }), 560, 556, 0.9),
    put(person({ coat: PLUM, head: 'cap', hat: LAMP, pose: 'play', skin: BROWN }), 640, 556, 0.9, 0, true),
    ...[
      [140, 210, 1.2, KELP],
      [330, 330, 0.7, LAMP],
      [470, 160, 0.6, RED],
      [760, 250, 0.8, SLATE],
      [940, 150, 1, RED],
      [1090, 330, 1.2, PAPER],
      [620, 320, 0.45, KELP],
    ].map(([x, y, k, c]) => put(glassFloat(String(c), INK, PAPER, 500), Number(x), Number(y), Number(k))),
    put(railing(1300, INK, 60), -40, 920, 1.9),
    rect(-20, 752, 1240, 50, BROWN),
    rect(-20, 800, 1240, 10, INK),
    put(cup(RED, PAPER), 330, 752, 1.5),
    put(steam(PAPER, 9), 330, 590, 1),
    put(openBook(PAPER, KELP), 800, 716, 1.5, 3),
    put(gripHand(LAMP, BROWN), 1080, 730, 0.9, -30),
  ],
)
