import { town } from '../../kit/buildings.ts'
import { cup, steam } from '../../kit/food.ts'
import { candle } from '../../kit/goods.ts'
import {
  BRICK,
  BROWN,
  DEEP,
  FOG,
  INK,
  KELP,
  LAMP,
  NIGHT,
  PAPER,
  PLUM,
  RED,
  SEA,
  TAN,
} from '../../kit/inks.ts'
import { glow, reflection, snow } from '../../kit/light.ts'
import { discs, fill, line, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/winter-3',
  'Cocoa, mittens and a candle on a sill; outside, the harbour lights in falling snow.',
  'Chocolate, mitones y una vela en el alféizar; afuera, luces del puerto bajo la nieve.',
  (s) => [
    s.ground(BRICK),
    rect(110, -20, 980, 690, NIGHT),
    town(s, 110, 560, 970, [PLUM, INK], PAPER, LAMP, 1.4),
    rect(110, 556, 980, 120, SEA),
    reflection(s, 600, 580, 800, 90, LAMP, 18),
    snow(s, 120, 0, 960, 660, 120, PAPER, 9),
    line('M110 -20V670H1090V-20M600 -20V670M110 300H1090', PAPER, 26),
    fill('M110 670Q300 640 420 670ZM760 670Q940 636 1090 670Z', PAPER),
    rect(40, 680, 1120, 60, TAN),
    rect(40, 740, 1120, 12, INK),
    fill('M-20 -20H110Q150 300 60 740H-20ZM1220 -20H1090Q1050 300 1140 740H1220Z', RED),
    line('M40 0Q70 300 20 720M1160 0Q1130 300 1180 720', BRICK, 8),
    put(cup(PAPER, RED, BROWN), 430, 690, 1.7),
    discs(
      [
        [400, 528, 20],
        [440, 524, 18],
        [466, 530, 14],
      ],
      PAPER,
    ),
    put(steam(PAPER, 10), 430, 480, 1.2),
    put(candle(FOG, KELP, LAMP, 110), 700, 690, 1.3),
    glow(700, 480, 60, 170, LAMP, 20),
    put(
      fill('M-60 0Q-80 -110 -30 -140Q20 -160 40 -110L44 -70Q80 -110 96 -80Q90 -40 50 0Z', KELP) +
        rect(-64, -16, 122, 34, LAMP, 10) +
        line('M-40 -60l20 14l20 -14l20 14', LAMP, 6),
      900,
      678,
      1,
    ),
    put(
      fill('M-60 0Q-80 -110 -30 -140Q20 -160 40 -110L44 -70Q80 -110 96 -80Q90 -40 50 0Z', DEEP) +
        rect(-64, -16, 122, 34, LAMP, 10),
      1000,
      686,
      0.95,
      8,
      true,
    ),
  ],
)
