import { baguette, loaf } from '../../kit/food.ts'
import { bicycle } from '../../kit/goods.ts'
import { BROWN, GOLD, INK, LAMP, NIGHT, PAPER, PLUM, RED, SEA, TAN } from '../../kit/inks.ts'
import { glow, stars, streetLamp } from '../../kit/light.ts'
import { put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/crumb-and-compass-3',
  'A bicycle under a street lamp at dusk, a crate of yesterday’s loaves on its rack.',
  'Una bicicleta bajo un farol al anochecer, con una caja de pan de ayer en la parrilla.',
  (s) => [
    s.ground(NIGHT),
    stars(s, 20, 30, 1160, 380, 26, PAPER),
    glow(1110, 140, 34, 300, LAMP, 26),
    rect(0, 560, 1200, 340, SEA),
    rect(0, 560, 1200, 14, INK),
    rect(0, 720, 1200, 180, PLUM),
    rect(0, 720, 1200, 180, s.bricks(INK, 90, 36, 3)),
    put(streetLamp(INK, LAMP), 1010, 780, 2.2),
    put(bicycle(RED, INK, BROWN, TAN), 600, 800, 2.15),
    put(loaf(GOLD), 250, 372, 0.8),
    put(loaf(BROWN, LAMP), 350, 376, 0.75),
    put(baguette(), 300, 350, 0.8, -64),
    rect(174, 372, 250, 92, TAN, 6),
    rect(174, 398, 250, 8, BROWN),
    rect(174, 430, 250, 8, BROWN),
  ],
)
