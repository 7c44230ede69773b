import { eider, gullFlying } from '../../kit/birds.ts'
import { lighthouse, town } from '../../kit/buildings.ts'
import { BROWN, DEEP, FOG, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, TAN } from '../../kit/inks.ts'
import { glow } from '../../kit/light.ts'
import { envelope } from '../../kit/paper-goods.ts'
import { buoy, fogBank, ripples, sea } from '../../kit/sea.ts'
import { disc, fill, put } from '../../kit/svg.ts'
import { wide } from '../scene.ts'

export const scene = wide(
  'banners/contact',
  'A huge gull flies over green waves with a sealed letter in its beak; the lighthouse is small behind it.',
  'Una gaviota enorme vuela sobre olas verdes con una carta sellada; detrás, pequeño, el faro.',
  (s) => [
    s.ground(PINK),
    disc(330, 260, 120, RED),
    glow(330, 260, 138, 330, PAPER, 24),
    fogBank(1050, 120, 420, 34),
    fogBank(80, 90, 300, 28),
    fill('M1160 440Q1260 350 1400 366T1620 430V470H1160Z', INK),
    put(lighthouse(), 1400, 376, 0.62),
    town(s, 1190, 400, 120, [PLUM], INK, LAMP, 0.5),
    sea(s, 420, KELP, 16, 320),
    sea(s, 478, DEEP, 16, 280, 90),
    sea(s, 540, INK, 14, 300, 40),
    ripples(s, 0, 440, 1600, 130, FOG, 20, 4),
    put(gullFlying(), 740, 270, 2.9, -6),
    put(envelope(PAPER, TAN, RED), 1035, 290, 0.85, 14),
    put(buoy(), 210, 510, 0.8),
    put(eider(), 560, 500, 0.7),
    put(eider(BROWN, INK), 440, 516, 0.6),
  ],
)
