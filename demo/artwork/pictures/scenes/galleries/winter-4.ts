import { spruce } from '../../kit/garden.ts'
import { BROWN, DEEP, FOG, INK, KELP, LAMP, MIST, PAPER, PINK, PLUM, RED, ROSE, TAN } from '../../kit/inks.ts'
import { glow, snow } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { disc, fill, line, put } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/winter-4',
  'A family drags a spruce home on a sled across wide snow, their tracks behind them.',
  'Una familia arrastra un pino en trineo por la nieve; detrás quedan sus huellas.',
  (s) => [
    s.ground(PINK),
    disc(930, 250, 120, RED),
    glow(930, 250, 138, 300, ROSE, 22),
    fill('M-20 470Q300 360 640 450T1220 400V640H-20Z', FOG),
    ...[
      [90, 470, 1],
      [210, 450, 1.3],
      [330, 440, 0.9],
      [720, 450, 1],
      [1080, 440, 1.4],
      [1170, 450, 1],
    ].map(([x = 0, y = 0, k = 1]) => put(spruce(KELP, DEEP), x, y, k)),
    fill('M-20 560Q400 480 760 560T1220 520V920H-20Z', PAPER),
    fill('M-20 760Q500 680 1220 800V920H-20Z', MIST),
    line('M-20 730Q200 700 420 760M-20 770Q200 740 420 790', FOG, 9, 'stroke-dasharray="26 20"'),
    put(spruce(KELP, DEEP, BROWN), 330, 762, 1.5, 84),
    line('M290 790H560Q600 790 600 756M330 790V764M520 790V764', RED, 12),
    line('M600 760L760 690', INK, 5),
    put(
      person({ coat: RED, head: 'beanie', hat: LAMP, pose: 'walk', skin: BROWN, scarf: PAPER }),
      800,
      850,
      4.4,
    ),
    put(
      person({ coat: PLUM, head: 'scarf', hat: KELP, pose: 'walk', skin: TAN, skirt: true }),
      930,
      846,
      4.2,
    ),
    put(
      person({ coat: LAMP, head: 'beanie', hat: RED, pose: 'wave', skin: BROWN, legs: KELP }),
      1040,
      850,
      2.6,
    ),
    snow(s, 0, 0, 1200, 900, 60, PAPER, 8),
  ],
)
