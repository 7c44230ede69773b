import { gullStanding } from '../../kit/birds.ts'
import { lighthouse } from '../../kit/buildings.ts'
import { BROWN, GOLD, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, ROSE, TAN } from '../../kit/inks.ts'
import { glow, roundLantern } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { fill, line, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/lantern-night-4',
  'A child in a red coat holds a large paper lantern; behind her stands a tall lighthouse.',
  'Una niña de abrigo rojo sostiene un gran farol de papel; detrás se alza un faro.',
  (s) => [
    s.ground(LAMP),
    rect(0, 0, 1200, 720, s.dots(GOLD, 40, 6)),
    rect(0, 720, 1200, 180, PINK),
    put(lighthouse(GOLD, BROWN, PAPER, BROWN), 860, 724, 1.6),
    fill('M250 860L760 740H960L420 890Z', ROSE),
    put(
      person({ coat: RED, head: 'beanie', hat: KELP, pose: 'hold', legs: PLUM, skin: TAN, scarf: PAPER }),
      300,
      860,
      5.6,
    ),
    glow(500, 560, 130, 250, PAPER, 24),
    line('M424 524L500 430', BROWN, 13),
    put(roundLantern(PAPER, PINK, INK), 500, 426, 2.4),
    put(gullStanding(), 1100, 860, 1, 0, true),
  ],
)
