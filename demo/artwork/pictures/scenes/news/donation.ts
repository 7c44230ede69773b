import {
  BROWN,
  FOG,
  GOLD,
  INK,
  KELP,
  LAMP,
  PAPER,
  PINK,
  PLUM,
  RED,
  ROSE,
  SLATE,
  TAN,
} from '../../kit/inks.ts'
import { reachingHand } from '../../kit/people.ts'
import { oval, put, rect } from '../../kit/svg.ts'
import { coat } from '../../kit/wardrobe.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'news/donation',
  'Many hands reach in from all sides for three winter coats: green, red and plum.',
  'Muchas manos llegan de todos lados a tres abrigos: verde, rojo y morado.',
  (s) => [
    s.ground(LAMP),
    rect(0, 0, 1200, 900, s.dots(GOLD, 44, 6)),
    oval(600, 440, 520, 330, PAPER),
    ...[
      [210, KELP, 'duffle'],
      [600, RED, 'pea'],
      [990, PLUM, 'trench'],
    ].map(([x, c, cut]) =>
      put(coat(String(c), PAPER, c === RED ? INK : LAMP, cut as 'pea'), Number(x), 250, 1.15),
    ),
    put(reachingHand(PLUM, TAN), 100, 330, 1.15, 60),
    put(reachingHand(RED, BROWN), 340, 660, 1.2, -16),
    put(reachingHand(KELP, PINK), 480, 640, 1.2, 20),
    put(reachingHand(FOG, BROWN), 730, 650, 1.2, -16),
    put(reachingHand(INK, TAN), 880, 650, 1.2, 18),
    put(reachingHand(ROSE, TAN), 410, 160, 1.1, 168),
    put(reachingHand(SLATE, BROWN), 800, 150, 1.1, 190),
    put(reachingHand(KELP, PINK), 1120, 320, 1.15, -64),
  ],
)
