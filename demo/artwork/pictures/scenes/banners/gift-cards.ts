import { BROWN, FOG, INK, KELP, LAMP, PAPER, PLUM, RED, ROSE, TAN } from '../../kit/inks.ts'
import { glow, shipLantern, stars } from '../../kit/light.ts'
import { gift } from '../../kit/paper-goods.ts'
import { reachingHand } from '../../kit/people.ts'
import { rope } from '../../kit/sea.ts'
import { put, rect } from '../../kit/svg.ts'
import { wide } from '../scene.ts'

export const scene = wide(
  'banners/gift-cards',
  'Two hands pass a small card with a lantern on it, tied with a length of rope.',
  'Dos manos se entregan una tarjeta con un farol, atada con un trozo de cuerda.',
  (s) => [
    s.ground(PLUM),
    glow(800, 300, 210, 640, ROSE, 30),
    put(reachingHand(RED, TAN), 470, 320, 1.6, 78),
    put(reachingHand(KELP, BROWN), 1130, 290, 1.6, -98),
    put(
      rect(-230, -140, 460, 280, PAPER, 26) +
        rect(-214, -124, 428, 248, RED, 16) +
        glow(-60, 10, 70, 200, LAMP, 19) +
        put(shipLantern(LAMP, INK, PAPER), -60, 96, 1.12) +
        rope('M110 -140V140', 22) +
        rope('M110 0q-70 -70 -92 -20t92 20q70 -70 92 -20t-92 20', 18) +
        rope('M104 6q-20 60 -60 92M116 6q20 60 60 92', 16),
      800,
      300,
      1,
      -5,
    ),
    stars(s, 0, 20, 1600, 560, 36, LAMP),
    put(gift(120, 100, LAMP, RED), 110, 590, 1),
    put(gift(90, 140, FOG, PLUM), 1510, 590, 1),
  ],
)
