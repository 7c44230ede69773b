import { kelp } from '../../kit/garden.ts'
import { toiletry } from '../../kit/goods.ts'
import { DEEP, INK, KELP, LAMP, MIST, PAPER, PINK, RED, SEA, SLATE } from '../../kit/inks.ts'
import { halftone } from '../../kit/light.ts'
import { disc, discs, fill, put } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'promotions/skincare',
  'Bottles and jars of seaweed cream stand on a stone among swaying kelp.',
  'Frascos y tarros de crema de algas sobre una piedra, entre algas que se mecen.',
  (s) => [
    s.ground(MIST),
    disc(620, 380, 330, PINK),
    halftone(0, 20, 1200, 300, PAPER, 4, 12, 26),
    put(kelp(760, SLATE, 40), 120, 900),
    put(kelp(640, SLATE, -40), 1080, 900),
    put(kelp(560, KELP, 34), 230, 900),
    put(kelp(820, KELP, -36), 980, 900),
    put(kelp(420, DEEP, 30), 340, 900),
    put(kelp(480, DEEP, -30), 1120, 900),
    put(kelp(380, KELP, 26), 60, 900),
    fill('M260 900Q280 760 420 740H800Q960 760 980 900Z', SLATE),
    fill('M260 900Q280 760 420 740H800Q960 760 980 900Z', s.dots(SEA, 26, 4)),
    put(toiletry('pump', PAPER, KELP, INK), 480, 744, 1.75),
    put(toiletry('dropper', RED, PAPER, INK), 650, 744, 1.5),
    put(toiletry('jar', LAMP, PAPER, INK), 800, 744, 1.25),
    put(toiletry('soap', PINK, RED), 800, 600, 1.1, -3),
    discs(
      [
        [700, 200, 22],
        [760, 130, 14],
        [730, 280, 12],
        [330, 300, 18],
        [370, 220, 11],
        [900, 330, 14],
      ],
      PAPER,
    ),
  ],
)
