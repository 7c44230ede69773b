import { gullFar, gullFlying } from '../../kit/birds.ts'
import { paperBoat } from '../../kit/boats.ts'
import { DEEP, FOG, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, SLATE, TAN } from '../../kit/inks.ts'
import { glow, shipLantern } from '../../kit/light.ts'
import { envelope } from '../../kit/paper-goods.ts'
import { rope, sea } from '../../kit/sea.ts'
import { disc, put } from '../../kit/svg.ts'
import { wide } from '../scene.ts'

export const scene = wide(
  'banners/newsletter',
  'A letter folded into a boat sails a rope-drawn sea, with a lantern for a mast light.',
  'Una carta doblada en barquito navega en un mar hecho de cuerdas, con un farol en el mástil.',
  (s) => [
    s.ground(LAMP),
    glow(800, 250, 60, 640, PAPER, 34),
    disc(800, 210, 70, PAPER),
    put(paperBoat(PAPER, FOG), 800, 424, 2.3),
    put(shipLantern(RED, INK, LAMP), 800, 90, 0.42),
    rope('M-40 420Q60 380 160 420T360 420T560 420T760 420T960 420T1160 420T1360 420T1560 420T1760 420', 26),
    sea(s, 452, KELP, 20, 200),
    rope(
      'M-140 500Q-40 460 60 500T260 500T460 500T660 500T860 500T1060 500T1260 500T1460 500T1660 500',
      26,
      PAPER,
      INK,
    ),
    sea(s, 540, DEEP, 20, 200, 100),
    rope(
      'M-40 584Q60 544 160 584T360 584T560 584T760 584T960 584T1160 584T1360 584T1560 584T1760 584',
      24,
      RED,
      INK,
    ),
    put(envelope(PAPER, TAN, RED), 300, 190, 0.8, -14),
    put(envelope(PINK, RED, KELP), 1330, 150, 0.7, 12),
    put(envelope(PAPER, SLATE, PLUM), 1180, 300, 0.5, -8),
    put(envelope(FOG, INK, RED), 480, 320, 0.45, 10),
    put(gullFlying(), 1060, 120, 0.7, -8),
    put(gullFar(INK), 140, 340, 1.1),
    put(gullFar(INK), 1480, 330, 1.1),
  ],
)
