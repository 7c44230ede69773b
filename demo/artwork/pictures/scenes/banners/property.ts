import { gullFar, gullFlying } from '../../kit/birds.ts'
import { ferry, lobsterBoat } from '../../kit/boats.ts'
import { merrowQuay, town } from '../../kit/buildings.ts'
import { spruce } from '../../kit/garden.ts'
import { bicycle } from '../../kit/goods.ts'
import { BROWN, FOG, INK, KELP, LAMP, PAPER, ROSE, SEA, SLATE, TAN } from '../../kit/inks.ts'
import { halftone } from '../../kit/light.ts'
import { DARK, row } from '../../kit/people.ts'
import { fogBank, ripples, sea } from '../../kit/sea.ts'
import { disc, put, rect } from '../../kit/svg.ts'
import { wide } from '../scene.ts'

export const scene = wide(
  'banners/property',
  'Merrow Quay by day from the water: brick rope works, glass gable, market hall and ferry shed.',
  'Merrow Quay de día desde el agua: la cordelería de ladrillo, el atrio de cristal, el mercado y el ferri.',
  (s) => [
    s.ground(PAPER),
    disc(1330, 150, 84, LAMP),
    halftone(0, 16, 1600, 290, FOG, 12, 2, 24),
    fogBank(60, 120, 360, 30, FOG),
    fogBank(1130, 80, 300, 26, FOG),
    town(s, -20, 442, 240, [TAN, ROSE], BROWN, PAPER, 0.9),
    town(s, 1400, 442, 240, [TAN, ROSE], BROWN, PAPER, 0.9),
    put(merrowQuay(s), 180, 440),
    rect(0, 438, 1600, 12, INK),
    rect(0, 450, 1600, 50, TAN),
    rect(0, 450, 1600, 50, s.bricks(BROWN, 60, 25, 2)),
    row(s, 60, 452, 1500, 14, 0.62, DARK),
    put(bicycle(KELP), 330, 450, 0.2),
    sea(s, 500, SLATE, 6, 240),
    sea(s, 540, SEA, 8, 260, 40),
    ripples(s, 0, 520, 1600, 70, PAPER, 20, 4),
    put(ferry(), 1230, 560, 0.85),
    put(lobsterBoat(), 350, 572, 0.7),
    put(gullFlying(), 620, 120, 0.5),
    put(gullFar(INK), 1010, 70, 1),
    put(spruce(), 1570, 442, 0.8),
    put(spruce(), 40, 442, 0.7),
  ],
)
