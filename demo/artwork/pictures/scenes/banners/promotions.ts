import { gullFar, gullFlying } from '../../kit/birds.ts'
import { ferry, sailboat } from '../../kit/boats.ts'
import { flags } from '../../kit/flags.ts'
import { DEEP, FOG, INK, KELP, LAMP, PAPER, PINK, RED } from '../../kit/inks.ts'
import { glow } from '../../kit/light.ts'
import { fogBank, ripples, sea } from '../../kit/sea.ts'
import { disc, put } from '../../kit/svg.ts'
import { wide } from '../scene.ts'

export const scene = wide(
  'banners/promotions',
  'Strings of signal flags snap in a wide yellow sky above the harbour while gulls wheel.',
  'Banderas de señales ondean en un cielo amarillo sobre el puerto mientras giran las gaviotas.',
  (s) => [
    s.ground(LAMP),
    disc(1180, 400, 190, RED),
    glow(1180, 400, 206, 420, PAPER, 24),
    fogBank(80, 400, 420, 36),
    fogBank(980, 250, 380, 32),
    sea(s, 500, KELP, 12, 260),
    sea(s, 540, DEEP, 12, 220, 90),
    put(ferry(RED), 560, 520, 0.72),
    put(sailboat(INK, PAPER, PINK), 1330, 530, 0.75),
    ripples(s, 0, 530, 1600, 60, FOG, 16, 4),
    flags(-30, 40, 840, -20, 90, 9, 92),
    flags(760, -20, 1640, 60, 100, 9, 92),
    flags(-30, 220, 1640, 150, 110, 15, 64),
    put(gullFlying(), 330, 420, 0.7, -10),
    put(gullFlying(), 900, 400, 0.55, 6, true),
    put(gullFar(INK), 1480, 320, 1.2),
    put(gullFar(INK), 1400, 290, 0.8),
  ],
)
