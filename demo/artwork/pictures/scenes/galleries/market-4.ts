import { apple, baguette, loaf } from '../../kit/food.ts'
import { BROWN, GOLD, INK, KELP, LAMP, PAPER, PLUM, RED, TAN } from '../../kit/inks.ts'
import { reachingHand } from '../../kit/people.ts'
import { disc, fill, put, rect } from '../../kit/svg.ts'
import { clockFace } from '../../kit/workbench.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/market-4',
  'A loaf is handed over a counter scale; the needle points to just right.',
  'Un pan pasa de mano en mano sobre una báscula; la aguja marca lo justo.',
  (s) => [
    s.ground(KELP),
    disc(600, 420, 380, LAMP),
    rect(0, 740, 1200, 160, BROWN),
    rect(0, 730, 1200, 14, INK),
    put(clockFace(170, PAPER, INK, 1, 3, RED), 600, 530),
    fill('M440 740L480 690H720L760 740Z', RED),
    rect(560, 300, 80, 70, RED),
    rect(350, 270, 500, 34, INK, 14),
    put(loaf(), 600, 272, 1.3),
    put(reachingHand(RED, BROWN), 380, 210, 1.6, 66),
    put(reachingHand(PLUM, TAN), 820, 200, 1.6, -64),
    put(loaf(GOLD), 150, 742, 0.95),
    put(baguette(), 1060, 700, 1.1, -8),
    put(baguette(BROWN), 1040, 650, 1, 6),
    put(apple(), 950, 740, 0.9),
  ],
)
