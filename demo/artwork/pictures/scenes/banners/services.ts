import { BROWN, FOG, INK, KELP, LAMP, PAPER, PLUM, RED, SLATE, TAN } from '../../kit/inks.ts'
import { reachingHand } from '../../kit/people.ts'
import { fill, line, put, rect, ring } from '../../kit/svg.ts'
import { spectacles } from '../../kit/wardrobe.ts'
import { clockFace, key, scissors, spool } from '../../kit/workbench.ts'
import { wide } from '../scene.ts'

export const scene = wide(
  'banners/services',
  'Mending hands at a bench: scissors, red thread, keys, glasses and a large watch.',
  'Manos que arreglan: tijeras, hilo rojo, llaves, lentes y un reloj grande.',
  (s) => [
    s.ground(FOG),
    rect(0, 0, 1600, 600, s.hatch(SLATE, 46, 1.6, 0)),
    line('M-20 470C200 330 300 560 520 420S720 180 900 300S1180 520 1340 330S1560 200 1640 260', RED, 9),
    put(reachingHand(KELP, TAN), 210, 340, 1.15, 28),
    put(scissors(PAPER, INK), 420, 240, 1.35, 48),
    put(spool(RED), 660, 540, 1.25),
    put(spool(LAMP), 560, 556, 0.9),
    put(clockFace(150, PAPER, INK, 10, 9), 860, 270),
    put(clockFace(44, LAMP, INK, 4, 30), 860, 332),
    line('M810 116L800 -20M910 116L920 -20M812 424L800 620M908 424L920 620', BROWN, 46),
    put(spectacles(RED, 15), 1200, 190, 1, -8),
    put(key(LAMP), 1090, 430, 1.3, 20),
    put(key(PLUM), 1150, 540, 0.9, -14),
    put(reachingHand(PLUM, BROWN), 1430, 300, 1.15, -36),
    put(fill('M-14 0H14L6 -120H-6Z', INK) + rect(-20, 0, 40, 90, RED, 14), 1300, 350, 1, -60),
    [
      [330, 90],
      [700, 90],
      [1040, 70],
      [1480, 120],
      [90, 180],
      [1010, 560],
      [350, 560],
    ]
      .map(([x = 0, y = 0], i) => ring(x, y, 16, [INK, RED, KELP][i % 3] ?? INK, 9))
      .join(''),
  ],
)
