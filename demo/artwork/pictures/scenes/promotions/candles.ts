import { fish } from '../../kit/food.ts'
import { candle } from '../../kit/goods.ts'
import { BROWN, FOG, GOLD, INK, KELP, LAMP, PAPER, PLUM, RED, ROSE, TAN } from '../../kit/inks.ts'
import { glow } from '../../kit/light.ts'
import { disc, line, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'promotions/candles',
  'Three candles burn in fish tins on a dark sill, their light printed in rings of dots.',
  'Tres velas arden en latas de pescado sobre un alféizar oscuro; su luz, anillos de puntos.',
  (s) => [
    s.ground(PLUM),
    glow(600, 330, 60, 560, ROSE, 26),
    glow(250, 520, 60, 340, GOLD, 22),
    glow(960, 490, 60, 360, GOLD, 22),
    rect(0, 780, 1200, 120, INK),
    rect(0, 772, 1200, 14, BROWN),
    put(candle(FOG, RED, LAMP, 130), 600, 780, 2.35),
    put(candle(TAN, KELP, LAMP, 80), 250, 780, 1.9),
    put(candle(PAPER, INK, LAMP, 96), 960, 780, 1.95),
    put(fish(s, PAPER, PAPER), 604, 570, 0.62),
    line('M410 842h120', LAMP, 9),
    disc(534, 842, 9, RED),
  ],
)
