import { gullStanding } from '../../kit/birds.ts'
import { phone } from '../../kit/goods.ts'
import { BRICK, BROWN, FOG, INK, KELP, LAMP, PAPER, RED, SEA } from '../../kit/inks.ts'
import { glow } from '../../kit/light.ts'
import { reachingHand } from '../../kit/people.ts'
import { disc, line, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'promotions/phone',
  'A hand holds up a phone to photograph a gull on a wire; the gull poses.',
  'Una mano levanta el teléfono para retratar a una gaviota en un cable; ella posa.',
  (s) => [
    s.ground(RED),
    rect(0, 0, 1200, 900, s.dots(BRICK, 30, 5)),
    line('M-20 420Q600 500 1220 400', INK, 8),
    put(gullStanding(), 300, 452, 2.1),
    put(gullStanding(PAPER, FOG), 960, 442, 1.3, 0, true),
    put(gullStanding(), 1110, 424, 0.9),
    put(reachingHand(KELP, BROWN), 660, 640, 1.9, -12),
    put(
      phone(
        FOG,
        rect(-64, 40, 128, 76, SEA) +
          disc(26, -70, 22, RED) +
          line('M-64 20Q0 32 64 16', INK, 4) +
          put(gullStanding(), -6, 24, 0.72),
        INK,
      ),
      600,
      520,
      2.15,
      -8,
    ),
    line('M560 740q-56 -10 -70 -54M556 680q-56 -10 -70 -50M560 620q-50 -10 -66 -50', BROWN, 34),
    glow(712, 316, 24, 150, LAMP, 18),
  ],
)
