import { lighthouse } from '../../kit/buildings.ts'
import { BRICK, BROWN, GOLD, INK, LAMP, NIGHT, PAPER, PINK, PLUM, RED, ROSE, SLATE } from '../../kit/inks.ts'
import { glow, halftone } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { ripples } from '../../kit/sea.ts'
import { fill, line, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/lantern-night-3',
  'Paper boats with candles drift out from the sea wall in a long curved line.',
  'Barquitos de papel con velas se alejan del malecón en una larga curva.',
  (s) => [
    s.ground(PLUM),
    halftone(0, 20, 1200, 200, ROSE, 2, 12, 26),
    fill('M0 240Q400 200 700 230T1200 216V300H0Z', INK),
    put(lighthouse(PAPER, PLUM, LAMP, INK), 1010, 240, 0.4),
    rect(0, 262, 1200, 640, NIGHT),
    ...[
      [260, 770, 1],
      [480, 700, 0.85],
      [680, 630, 0.7],
      [830, 565, 0.58],
      [900, 500, 0.48],
      [880, 440, 0.4],
      [800, 395, 0.33],
      [690, 360, 0.27],
      [580, 335, 0.22],
    ].map(([x = 0, y = 0, k = 1]) =>
      put(
        glow(0, -60, 50, 170, LAMP, 20) +
          fill('M0 -96q26 30 0 60q-26 -30 0 -60z', LAMP) +
          fill('M-90 -50L-54 0H54L90 -50L0 -26Z', PAPER) +
          fill('M90 -50L54 0H0V-26Z', PINK) +
          line('M-60 22H60M-34 42H40M-16 62H20', GOLD, 7),
        x,
        y,
        k,
      ),
    ),
    ripples(s, 0, 290, 1200, 560, SLATE, 26, 4),
    fill('M0 660L190 700L240 900H0Z', BRICK),
    fill('M0 660L190 700L240 900H0Z', s.bricks(INK, 60, 30, 2)),
    put(person({ coat: RED, head: 'curls', pose: 'hold', skin: BROWN, legs: PINK }), 100, 690, 3),
  ],
)
