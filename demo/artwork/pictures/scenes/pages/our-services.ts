import { BROWN, DEEP, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, ROSE, SLATE } from '../../kit/inks.ts'
import { boxLantern, garland, roundLantern } from '../../kit/light.ts'
import { gift } from '../../kit/paper-goods.ts'
import { person } from '../../kit/people.ts'
import { disc, fill, line, lines, put, rect, ring } from '../../kit/svg.ts'
import { umbrella } from '../../kit/wardrobe.ts'
import { page } from '../scene.ts'

export const scene = page(
  'our-services',
  'Guest Services: umbrellas, a wheelchair, a wrapped gift and one lost mitten on the counter.',
  'Guest Services: paraguas, una silla de ruedas, un regalo y un mitón perdido en el mostrador.',
  (s) => [
    s.ground(PINK),
    rect(0, 0, 1200, 600, s.dots(ROSE, 40, 4)),
    rect(0, 500, 1200, 100, BROWN),
    rect(300, 330, 560, 200, KELP),
    rect(300, 330, 560, 200, s.hatch(DEEP, 30, 5, 90)),
    put(person({ coat: RED, head: 'bun', pose: 'wave', skin: BROWN }), 540, 520, 4.2),
    rect(270, 300, 620, 36, INK),
    rect(300, 336, 560, 194, KELP),
    rect(300, 336, 560, 194, s.hatch(DEEP, 30, 5, 90)),
    put(gift(110, 90, LAMP, RED), 760, 302),
    put(
      fill('M-60 0Q-80 -110 -30 -140Q20 -160 40 -110L44 -70Q80 -110 96 -80Q90 -40 50 0Z', PLUM) +
        rect(-64, -16, 122, 34, LAMP, 10),
      390,
      300,
      0.55,
    ),
    put(umbrella(LAMP, PAPER), 150, 470, 1.25, -10),
    put(umbrella(KELP, PAPER), 210, 560, 0.8, 12),
    ring(1010, 500, 66, INK, 11),
    lines(
      [
        [1010, 448, 1010, 552],
        [958, 500, 1062, 500],
        [973, 463, 1047, 537],
        [973, 537, 1047, 463],
      ],
      SLATE,
      3,
    ),
    line('M940 350H968V470H1076L1110 540H1140', INK, 12),
    rect(968, 380, 18, 92, RED, 6),
    rect(976, 456, 96, 20, RED, 6),
    disc(1116, 556, 15, INK),
    garland(s, -20, 20, 1220, 20, 30, 8, (i) => (i % 2 ? boxLantern() : roundLantern()), 0.55),
  ],
)
