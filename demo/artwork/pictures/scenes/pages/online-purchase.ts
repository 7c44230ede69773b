import { gullFlying } from '../../kit/birds.ts'
import { lighthouse } from '../../kit/buildings.ts'
import { phone } from '../../kit/goods.ts'
import { INK, KELP, LAMP, NIGHT, PAPER, PINK, PLUM, RED, ROSE, TAN } from '../../kit/inks.ts'
import { glow, shipLantern } from '../../kit/light.ts'
import { envelope } from '../../kit/paper-goods.ts'
import { ripples, sea } from '../../kit/sea.ts'
import { line, put } from '../../kit/svg.ts'
import { page } from '../scene.ts'

export const scene = page(
  'online-purchase',
  'A gull lifts an envelope out of a glowing phone and flies it over the water.',
  'Una gaviota saca un sobre de un teléfono encendido y lo lleva sobre el agua.',
  (s) => [
    s.ground(RED),
    glow(280, 300, 160, 460, PINK, 28),
    sea(s, 500, PLUM, 14, 240),
    sea(s, 550, NIGHT, 12, 260, 60),
    ripples(s, 0, 510, 1200, 70, ROSE, 12, 4),
    put(phone(LAMP, put(shipLantern(RED, INK, PAPER), 0, 70, 0.85), INK), 290, 310, 1.85, -8),
    put(gullFlying(), 760, 260, 2.1, -8),
    put(envelope(PAPER, TAN, KELP), 985, 262, 0.75, 12),
    line('M420 330Q500 280 560 300', PAPER, 8, 'stroke-dasharray="0 22"'),
    put(lighthouse(PAPER, PLUM, LAMP, INK), 1110, 510, 0.45),
  ],
)
