import { lighthouse, town } from '../../kit/buildings.ts'
import { daisy, lupin } from '../../kit/garden.ts'
import { bee, hive } from '../../kit/goods.ts'
import { DEEP, FOG, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, ROSE, SLATE } from '../../kit/inks.ts'
import { glow } from '../../kit/light.ts'
import { sea } from '../../kit/sea.ts'
import { disc, line, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'news/beehives',
  'Painted beehives among lupins on the roof terrace; bees write loops over the harbour.',
  'Colmenas pintadas entre lupinos en la azotea; las abejas trazan vueltas sobre el puerto.',
  (s) => [
    s.ground(FOG),
    disc(960, 220, 110, LAMP),
    glow(960, 220, 130, 300, PAPER, 22),
    sea(s, 440, SLATE, 6, 280),
    town(s, -20, 446, 520, [PINK, PAPER, ROSE], PLUM, SLATE, 0.9),
    put(lighthouse(), 820, 450, 0.4),
    rect(0, 560, 1200, 340, KELP),
    rect(0, 548, 1200, 22, INK),
    rect(0, 570, 1200, 330, s.hatch(DEEP, 40, 6, 80)),
    line(
      'M120 300C220 160 320 380 420 280S620 120 700 260S880 420 1000 300',
      INK,
      5,
      'stroke-dasharray="0 16"',
    ),
    ...[
      [120, 300, -10],
      [430, 270, 10],
      [705, 262, 30],
      [1000, 300, -20],
      [560, 470, 0],
      [330, 400, -30],
    ].map(([x = 0, y = 0, a = 0]) => put(bee(), x, y, 1.25, a)),
    ...[60, 150, 760, 850, 1140].map((x, i) =>
      put(lupin([PLUM, RED, PINK, PLUM, RED][i], PAPER, DEEP), x, 800 + (i % 2) * 30, 1.5),
    ),
    put(hive(PAPER, RED, INK), 320, 830, 1.5),
    put(hive(LAMP, KELP, INK), 590, 860, 1.7),
    put(hive(PINK, PLUM, INK), 990, 830, 1.4),
    ...[440, 470, 740, 800, 1100, 180].map((x, i) =>
      put(lupin([PINK, PLUM, PLUM, PAPER, PINK, PAPER][i], LAMP, DEEP), x, 900 + (i % 2) * 20, 1.15),
    ),
    ...[240, 400, 720, 880, 1060, 30].map((x, i) => put(daisy(PAPER, LAMP), x, 868 + (i % 3) * 14, 0.75)),
  ],
)
