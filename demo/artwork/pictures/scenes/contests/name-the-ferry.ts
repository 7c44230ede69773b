import { gullFlying } from '../../kit/birds.ts'
import { ferryBow } from '../../kit/boats.ts'
import { FOG, INK, KELP, LAMP, PAPER, PINK, RED, ROSE, SEA } from '../../kit/inks.ts'
import { boxLantern, garland, glow, roundLantern } from '../../kit/light.ts'
import { sea } from '../../kit/sea.ts'
import { disc, fill, line, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'contests/name-the-ferry',
  'The new ferry, bow on, with a large empty name board and strings of lanterns above.',
  'El nuevo ferri de frente, con un letrero vacío para su nombre y faroles arriba.',
  (s) => [
    s.ground(LAMP),
    disc(600, 400, 370, PAPER),
    glow(600, 400, 384, 640, PAPER, 28),
    put(ferryBow(KELP, PAPER, RED, INK), 600, 760, 1.5),
    sea(s, 750, SEA, 16, 240),
    line('M330 770q25 -30 50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0', PAPER, 16),
    sea(s, 820, INK, 14, 280, 60),
    put(
      rect(-260, -62, 520, 124, INK, 18) +
        rect(-246, -48, 492, 96, PAPER, 10) +
        line('M-190 20H190', FOG, 5, 'stroke-dasharray="0 20"') +
        put(line('M0 0L-70 70', RED, 15) + fill('M-70 70l-22 24l6 -30z', INK), 214, -36, 1.1),
      600,
      556,
      1,
      -3,
    ),
    garland(s, -20, 60, 600, 30, 60, 5, (i) => (i % 2 ? boxLantern() : roundLantern(PINK, ROSE)), 0.8),
    garland(s, 600, 30, 1220, 60, 60, 5, (i) => (i % 2 ? roundLantern(PINK, ROSE) : boxLantern()), 0.8),
    put(gullFlying(), 190, 400, 0.8, -6),
    put(gullFlying(), 1020, 360, 0.7, 6, true),
  ],
)
