import { BRICK, BROWN, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, SAND, TAN } from '../../kit/inks.ts'
import { glow } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { coil, rope } from '../../kit/sea.ts'
import { fill, line, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'posts/rope-works-history',
  'Inside the old ropewalk: three strands run the length of a long timber hall to a rope maker.',
  'Dentro de la antigua cordelería: tres hilos recorren la nave de madera hasta el cordelero.',
  (s) => [
    s.ground(SAND),
    fill('M0 0H1200L760 330H440Z', TAN),
    fill('M0 900L440 560H760L1200 900Z', BROWN),
    fill('M0 0L440 330V560L0 900Z', BRICK),
    fill('M0 0L440 330V560L0 900Z', s.hatch(PLUM, 34, 2, 0)),
    fill('M1200 0L760 330V560L1200 900Z', BRICK),
    fill('M1200 0L760 330V560L1200 900Z', s.hatch(PLUM, 34, 2, 0)),
    rect(440, 330, 320, 230, LAMP),
    glow(600, 440, 40, 220, PAPER, 22),
    [
      [30, 200, 130, 560],
      [190, 270, 270, 520],
      [320, 340, 370, 500],
    ]
      .map(
        ([a = 0, b = 0, c = 0, d = 0]) =>
          fill(`M${a} ${b}L${c} ${b + (c - a) * 0.55}V${d}L${a} ${d + (c - a) * 0.5}Z`, PAPER) +
          fill(
            `M${1200 - a} ${b}L${1200 - c} ${b + (c - a) * 0.55}V${d}L${1200 - a} ${d + (c - a) * 0.5}Z`,
            PAPER,
          ),
      )
      .join(''),
    [
      [0, 0, 1200],
      [150, 112, 900],
      [270, 202, 660],
      [360, 270, 480],
    ]
      .map(
        ([x = 0, y = 0, w = 0]) =>
          line(`M${x} ${y + 20}H${x + w}`, PLUM, 26 - x * 0.04) +
          line(`M${x} ${y + 20}L600 ${y - w * 0.16}L${x + w} ${y + 20}`, PLUM, 16 - x * 0.02),
      )
      .join(''),
    rope('M600 470Q420 640 140 920', 40),
    rope('M604 470Q600 660 590 920', 40, PAPER, INK),
    rope('M608 470Q800 640 1060 920', 40, RED, INK),
    put(person({ coat: INK, head: 'cap', hat: KELP, pose: 'hold', skin: PINK, legs: PLUM }), 590, 600, 2),
    put(person({ coat: KELP, head: 'bare', pose: 'walk', skin: BROWN, legs: INK }), 870, 800, 4.2, 0, true),
    put(coil(), 230, 840, 0.9),
  ],
)
