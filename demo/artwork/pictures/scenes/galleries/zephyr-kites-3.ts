import { gullStanding } from '../../kit/birds.ts'
import { bareTree } from '../../kit/garden.ts'
import { BROWN, GOLD, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, ROSE, SLATE } from '../../kit/inks.ts'
import { halftone } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { fill, line, put } from '../../kit/svg.ts'
import { kite } from '../../kit/toys.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/zephyr-kites-3',
  'Three kites caught in a bare maple; below, a child looks up and a gull looks on.',
  'Tres papalotes atrapados en un maple sin hojas; abajo, una niña mira hacia arriba y una gaviota mira a la niña.',
  (s) => [
    s.ground(PINK),
    halftone(0, 0, 1200, 600, PAPER, 20, 4, 30),
    fill('M-20 760Q300 690 640 740T1220 720V920H-20Z', GOLD),
    fill('M-20 760Q300 690 640 740T1220 720V920H-20Z', s.hatch(BROWN, 40, 4, 84)),
    put(bareTree(INK), 640, 790, 2.5),
    put(kite(RED, LAMP, PAPER), 450, 270, 1.05, -38),
    put(kite(KELP, PAPER, ROSE), 850, 230, 0.95, 48),
    put(kite(PLUM, LAMP, SLATE), 668, 150, 0.7, 16),
    line('M306 598Q330 480 400 380', INK, 3),
    put(person({ coat: RED, head: 'beanie', hat: LAMP, pose: 'reach', legs: PLUM }), 280, 850, 3),
    put(gullStanding(PAPER, SLATE, INK), 1010, 850, 1.2, 0, true),
  ],
)
