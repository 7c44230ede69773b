import { BROWN, FOG, INK, KELP, LAMP, PAPER, PINK, PLUM, RED } from '../../kit/inks.ts'
import { glow, shipLantern } from '../../kit/light.ts'
import { reachingHand } from '../../kit/people.ts'
import { line, put, rect } from '../../kit/svg.ts'
import { page } from '../scene.ts'

export const scene = page(
  'gift-cards',
  'Five lantern cards fanned out like a hand of cards, each in another ink.',
  'Cinco tarjetas con faroles en abanico, cada una en otra tinta.',
  (s) => [
    s.ground(LAMP),
    glow(600, 480, 280, 620, PAPER, 30),
    ...[
      [-44, KELP, LAMP],
      [-22, PLUM, PINK],
      [0, RED, LAMP],
      [22, INK, RED],
      [44, FOG, RED],
    ].map(([a, c, l]) =>
      put(
        rect(-110, -440, 220, 330, PAPER, 22) +
          rect(-98, -428, 196, 306, String(c), 14) +
          put(shipLantern(String(l), c === INK ? PAPER : INK, PAPER), 0, -190, 1) +
          line('M-60 -150q15 -18 30 0t30 0t30 0t30 0', PAPER, 6),
        600,
        590,
        1.08,
        Number(a),
      ),
    ),
    put(reachingHand(KELP, BROWN), 600, 520, 1.2, 0),
  ],
)
