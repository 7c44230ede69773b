import { spruce } from '../../kit/garden.ts'
import { DEEP, FOG, INK, LAMP, MIST, PAPER, RED, SEA, SLATE } from '../../kit/inks.ts'
import { halftone, snow } from '../../kit/light.ts'
import { rope } from '../../kit/sea.ts'
import { fill, line, put } from '../../kit/svg.ts'
import { skate } from '../../kit/wardrobe.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/winter-1',
  'Ice skates hang by their laces from a rope, one pair after another, snow behind.',
  'Patines colgados de sus agujetas en una cuerda, par tras par, con nieve detrás.',
  (s) => [
    s.ground(SEA),
    halftone(0, 500, 1200, 400, SLATE, 2, 20, 28),
    fill('M-20 800Q300 700 620 780T1220 740V920H-20Z', PAPER),
    put(spruce(DEEP, INK), 120, 790, 1.4),
    put(spruce(DEEP, INK), 1080, 770, 1.6),
    put(spruce(DEEP, INK), 960, 780, 0.9),
    rope('M-20 130Q600 220 1220 110', 28),
    ...[
      [170, 300, PAPER, RED],
      [470, 340, LAMP, INK],
      [770, 340, RED, PAPER],
      [1050, 290, FOG, RED],
    ].map(
      ([x, y, c, l], i) =>
        line(
          `M${x} ${Number(y) - 130}L${Number(x) - 20} ${y}M${x} ${Number(y) - 130}L${Number(x) + 40} ${Number(y) + 50}`,
          String(l),
          7,
        ) +
        put(skate(String(c), MIST, String(l)), Number(x) + 46, Number(y) + 280, 1.25, 12, i % 2 === 1) +
        put(skate(String(c), MIST, String(l)), Number(x) - 26, Number(y) + 196, 1.25, -8, i % 2 === 1),
    ),
    snow(s, 0, 0, 1200, 900, 110, PAPER, 9),
  ],
)
