import { sailboat } from '../../kit/boats.ts'
import { flowerBucket } from '../../kit/garden.ts'
import { tableLamp } from '../../kit/goods.ts'
import { BROWN, FOG, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, ROSE, SEA } from '../../kit/inks.ts'
import { glow } from '../../kit/light.ts'
import { closedBook } from '../../kit/paper-goods.ts'
import { ripples } from '../../kit/sea.ts'
import { disc, line, lines, put, rect } from '../../kit/svg.ts'
import { bag, coat, leatherBoot, rubberBoot, suitcase } from '../../kit/wardrobe.ts'
import { wide } from '../scene.ts'

export const scene = wide(
  'banners/retail',
  'A coat rail by the harbour window: coats, boots, a lamp, books and a round mirror of sea.',
  'Perchero junto a la ventana del puerto: abrigos, botas, una lámpara, libros y un espejo redondo con mar.',
  (s) => [
    s.ground(PINK),
    rect(0, 0, 1600, 600, s.dots(ROSE, 26, 3)),
    rect(0, 500, 1600, 100, BROWN),
    lines([[0, 500, 1600, 500]], INK, 8),
    line('M90 92H860', INK, 12),
    line('M120 92V500M830 92V500', INK, 10),
    put(coat(KELP, PAPER, LAMP, 'duffle'), 220, 106, 1.02),
    put(coat(RED, PAPER, INK, 'pea'), 390, 106, 1.02),
    put(coat(LAMP, PLUM, INK, 'trench'), 560, 106, 1.02),
    put(coat(PLUM, PAPER, PINK, 'pea'), 730, 106, 1.02),
    put(leatherBoot(), 250, 560, 0.8),
    put(rubberBoot(RED), 520, 562, 0.72),
    put(rubberBoot(LAMP), 640, 562, 0.6),
    glow(1220, 240, 110, 290, PAPER, 20),
    disc(1060, 210, 150, INK),
    s.cut(
      'M924 210a136 136 0 1 0 272 0a136 136 0 1 0 -272 0z',
      rect(900, 60, 320, 160, FOG) +
        disc(1110, 160, 40, PAPER) +
        rect(900, 220, 320, 140, SEA) +
        put(sailboat(), 1040, 236, 0.5) +
        ripples(s, 920, 250, 280, 80, FOG, 8, 4),
    ),
    rect(930, 420, 500, 16, INK),
    lines(
      [
        [950, 436, 950, 560],
        [1410, 436, 1410, 560],
      ],
      INK,
      10,
    ),
    put(closedBook(150, 34, RED), 960, 420),
    put(closedBook(130, 30, KELP, LAMP), 970, 386),
    put(closedBook(140, 28, PLUM), 958, 356),
    put(tableLamp(LAMP), 1220, 420, 0.9),
    put(flowerBucket(s, 'tulip', RED, INK), 1350, 420, 0.85),
    put(suitcase(KELP), 1150, 566, 0.75),
    put(bag(90, 110, RED), 1330, 566),
  ],
)
