import { BROWN, INK, KELP, LAMP, PAPER, RED, SAND, SLATE, TAN } from '../../kit/inks.ts'
import { anchor, coil, glassFloat, potFloat, rope } from '../../kit/sea.ts'
import { fill, put, rect } from '../../kit/svg.ts'
import { wide } from '../scene.ts'

export const scene = wide(
  'banners/pages',
  'A coil of rope, an anchor, net floats and cork on sunlit planks, seen from above.',
  'Un rollo de cuerda, un ancla y flotadores sobre tablones soleados, vistos desde arriba.',
  (s) => [
    s.ground(TAN),
    [0, 1, 2, 3, 4].map((i) => rect(0, i * 122 - 3, 1600, 6, BROWN)).join(''),
    rect(0, 0, 1600, 600, s.hatch(SAND, 40, 1.6, 3)),
    fill('M960 -20L1640 -20V620H1120Q1010 420 960 -20Z', KELP),
    fill('M960 -20L1640 -20V620H1120Q1010 420 960 -20Z', s.net(PAPER, 44, 1.4, 30)),
    put(coil(PAPER, INK), 420, 300, 2.1),
    rope('M600 400Q760 520 900 430T1120 300T1280 420T1640 380', 32, PAPER, INK),
    put(anchor(), 800, 70, 1.6, 24),
    put(potFloat(RED), 1120, 190, 1.3, 60),
    put(potFloat(LAMP, PAPER), 1360, 210, 1.3, 20),
    put(glassFloat(SLATE), 1250, 480, 1.4),
    put(glassFloat(RED), 1440, 500, 1),
    put(glassFloat(LAMP), 1040, 530, 0.8),
  ],
)
