import { gullStanding } from '../../kit/birds.ts'
import { lobsterBoat } from '../../kit/boats.ts'
import { railing } from '../../kit/fittings.ts'
import { DEEP, FOG, INK, KELP, LAMP, MIST, PAPER, RED, SLATE } from '../../kit/inks.ts'
import { halftone, snow } from '../../kit/light.ts'
import { ripples, sea } from '../../kit/sea.ts'
import { fill, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/winter-5',
  'Seven gulls puffed up on a snowy railing, all facing the wind but one.',
  'Siete gaviotas esponjadas en un barandal nevado; todas miran al viento menos una.',
  (s) => [
    s.ground(KELP),
    halftone(0, 20, 1200, 420, DEEP, 20, 4, 30),
    sea(s, 520, DEEP, 12, 280),
    sea(s, 620, INK, 12, 260, 60),
    ripples(s, 0, 540, 1200, 120, FOG, 14, 5),
    put(railing(1300, RED, 60), -40, 930, 2.5),
    rect(-20, 742, 1240, 34, RED),
    fill('M-20 750Q60 712 150 736T340 730T520 738T700 728T880 738T1060 730T1220 740V760H-20Z', PAPER),
    ...[100, 270, 440, 610, 790, 950, 1110].map((x, i) =>
      put(
        gullStanding(i % 2 ? MIST : PAPER, i % 3 ? SLATE : FOG),
        x,
        736 - (i % 2) * 4,
        1.25 - (i % 3) * 0.12,
        0,
        i === 4,
      ),
    ),
    snow(s, 0, 0, 1200, 900, 130, PAPER, 9),
    put(lobsterBoat(RED, PAPER, LAMP), 880, 540, 0.75),
  ],
)
