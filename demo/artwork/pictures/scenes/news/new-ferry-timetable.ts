import { gullFar, gullFlying } from '../../kit/birds.ts'
import { ferry } from '../../kit/boats.ts'
import { town } from '../../kit/buildings.ts'
import { DEEP, FOG, INK, KELP, PAPER, RED, SEA, SLATE } from '../../kit/inks.ts'
import { halftone } from '../../kit/light.ts'
import { sea } from '../../kit/sea.ts'
import { lines, put } from '../../kit/svg.ts'
import { clockFace } from '../../kit/workbench.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'news/new-ferry-timetable',
  'The ferry leaves a round clock-like sun; its wake is marked in even strokes like minutes.',
  'El ferri sale de un sol redondo como reloj; su estela marca minutos parejos.',
  (s) => [
    s.ground(FOG),
    put(clockFace(300, PAPER, INK, 6, 40, RED), 600, 380),
    halftone(0, 30, 260, 320, PAPER, 14, 4, 26),
    halftone(950, 30, 260, 320, PAPER, 14, 4, 26),
    town(s, -20, 566, 240, [SLATE], SEA, PAPER, 0.9),
    town(s, 1000, 566, 240, [SLATE], SEA, PAPER, 0.9),
    sea(s, 560, SEA, 8, 300),
    put(ferry(), 560, 640, 1.7, -1),
    sea(s, 650, KELP, 14, 260, 80),
    lines(
      Array.from({ length: 13 }, (_, i) => [60 + i * 90, 720, 60 + i * 90 - 20, i % 3 ? 760 : 800] as const),
      PAPER,
      9,
    ),
    sea(s, 830, DEEP, 10, 240),
    put(gullFlying(), 950, 160, 0.8, -6),
    put(gullFar(INK), 190, 230, 1.3),
  ],
)
