import { railing } from '../../kit/fittings.ts'
import { houseplant } from '../../kit/garden.ts'
import {
  BROWN,
  DEEP,
  FOG,
  INK,
  KELP,
  LAMP,
  MIST,
  PAPER,
  PINK,
  PLUM,
  RED,
  SLATE,
  TAN,
} from '../../kit/inks.ts'
import { glow } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { fill, line, lines, put, rect, ring } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/net-loft-4',
  'The round glass lift rises between balconies with a family and a stroller inside.',
  'El elevador de cristal sube entre balcones con una familia y una carriola.',
  (s) => [
    s.ground(KELP),
    rect(0, 0, 1200, 900, s.hatch(DEEP, 40, 5, 0)),
    rect(380, 0, 440, 900, FOG),
    rect(380, 0, 440, 900, s.hatch(MIST, 90, 24, 62)),
    lines(
      [
        [380, 0, 380, 900],
        [820, 0, 820, 900],
        [600, 0, 600, 200],
      ],
      INK,
      14,
    ),
    line('M560 0V240M640 0V240', INK, 6),
    rect(340, 240, 520, 46, INK, 10),
    rect(340, 700, 520, 60, INK, 10),
    rect(370, 286, 460, 414, LAMP),
    glow(600, 460, 100, 220, PAPER, 24),
    put(person({ coat: RED, head: 'long', pose: 'hold', skin: BROWN, skirt: true }), 470, 696, 3.5),
    put(
      person({ coat: PLUM, head: 'cap', hat: KELP, pose: 'stand', skin: BROWN, legs: SLATE }),
      730,
      696,
      3.6,
      0,
      true,
    ),
    put(
      line('M-50 -88L-10 -60H56L40 -22H-6Z', PLUM, 6) +
        fill('M-20 -66H58A40 40 0 0 1 -20 -66Z', KELP) +
        fill('M18 -66V-112A46 46 0 0 1 58 -66Z', RED) +
        ring(-2, -12, 12, INK, 6) +
        ring(42, -12, 12, INK, 6),
      600,
      696,
      1.5,
    ),
    lines(
      [
        [370, 286, 370, 700],
        [830, 286, 830, 700],
        [490, 286, 490, 700],
        [710, 286, 710, 700],
      ],
      INK,
      7,
    ),
    rect(0, 560, 330, 30, TAN),
    rect(870, 300, 330, 30, TAN),
    put(railing(330, INK), 0, 562),
    put(railing(330, INK), 870, 302),
    put(person({ coat: LAMP, head: 'bun', pose: 'wave', skin: PINK, legs: INK }), 180, 560, 3),
    put(railing(330, INK), 0, 562),
    put(person({ coat: PAPER, head: 'beanie', hat: RED, pose: 'stand', skin: TAN }), 1030, 300, 3, 0, true),
    put(railing(330, INK), 870, 302),
    put(houseplant('fig', RED, DEEP), 120, 900, 1),
    put(houseplant('monstera', LAMP, DEEP, KELP), 1060, 900, 1.1),
  ],
)
