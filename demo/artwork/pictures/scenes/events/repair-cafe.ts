import { sailboat } from '../../kit/boats.ts'
import { tableLamp } from '../../kit/goods.ts'
import { BROWN, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, ROSE, SAND, TAN } from '../../kit/inks.ts'
import { reachingHand } from '../../kit/people.ts'
import { discs, fill, line, put, rect, tiles } from '../../kit/svg.ts'
import { spool, tool } from '../../kit/workbench.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'events/repair-cafe',
  'Hands around a workbench mend a lamp, a sock and a toy boat among tools and thread.',
  'Manos alrededor de una mesa arreglan una lámpara, un calcetín y un barquito.',
  (s) => [
    s.ground(TAN),
    [0, 1, 2, 3, 4, 5].map((i) => rect(0, i * 160 - 4, 1200, 7, BROWN)).join(''),
    rect(0, 0, 1200, 900, s.hatch(SAND, 70, 2, 3)),
    put(reachingHand(RED, BROWN), 330, 470, 1.55, 34),
    put(reachingHand(KELP, PINK), 760, 330, 1.6, 176),
    put(reachingHand(PLUM, BROWN), 800, 590, 1.6, -62),
    put(reachingHand(LAMP, ROSE), 300, 250, 1.5, 118),
    put(tableLamp(RED, INK), 600, 640, 1.5, 16),
    line('M560 640Q440 760 520 830T760 800T900 880', INK, 11),
    put(
      fill('M-50 -160H50V0Q50 20 80 40Q120 70 80 110Q40 130 -20 90Q-50 66 -50 0Z', PAPER) +
        tiles(-50, -150, 1, 4, 100, 20, 0, 42, RED) +
        fill('M-50 0Q-50 66 -20 90L30 40Q0 30 0 0Z', LAMP) +
        line('M-30 20l40 30M10 10l-30 50', INK, 6),
      985,
      240,
      1.5,
      20,
    ),
    put(spool(RED), 1110, 470, 1.2, 10),
    line('M1110 400Q1150 330 1060 330', RED, 6),
    put(put(sailboat(LAMP, PAPER, RED), 0, 0, 0.9), 300, 800, 1, -6),
    put(tool('driver', PAPER, RED), 480, 240, 1.3, 60),
    put(tool('pliers', INK, LAMP), 640, 810, 1.1, -64),
    put(tool('hammer', INK, KELP, BROWN), 110, 620, 1.2, -20),
    put(tool('brush', PAPER, RED, KELP), 860, 830, 1.1, 80),
    put(tool('plane', PAPER, RED, BROWN), 440, 90, 0.85, 80),
    discs(
      [
        [620, 60, 12],
        [660, 90, 12],
        [610, 110, 12],
        [640, 740, 10],
        [680, 720, 10],
        [1110, 420, 12],
        [1140, 450, 12],
      ],
      INK,
    ),
    discs(
      [
        [80, 180, 22],
        [130, 160, 22],
        [100, 220, 22],
      ],
      RED,
    ),
    discs(
      [
        [80, 180, 6],
        [130, 160, 6],
        [100, 220, 6],
      ],
      PAPER,
    ),
  ],
)
