import { INK, KELP, LAMP, MIST, PAPER, PINK, PLUM, RED, SLATE, TAN } from '../../kit/inks.ts'
import { halftone } from '../../kit/light.ts'
import { line, put, rect } from '../../kit/svg.ts'
import { kite } from '../../kit/toys.ts'
import { scissors, spool } from '../../kit/workbench.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/zephyr-kites-1',
  'Kites of every size hang above a long table like a flock at rest.',
  'Papalotes de todos los tamaños cuelgan sobre una mesa larga, como una parvada en reposo.',
  (s) => [
    s.ground(MIST),
    halftone(0, 0, 1200, 620, PAPER, 14, 3, 28),
    rect(0, 46, 1200, 18, TAN),
    line('M170 60V150M430 60V90M700 60V170M930 60V100M1090 60V210', INK, 4),
    put(kite(RED, LAMP, PAPER), 170, 290, 1.3, -8),
    put(kite(KELP, PAPER, LAMP), 430, 180, 0.85, 10),
    put(kite(PLUM, PINK, RED), 700, 340, 1.6, 4),
    put(kite(LAMP, RED, INK), 930, 185, 0.8, -12),
    put(kite(SLATE, PAPER, PLUM), 1090, 300, 0.85, 6),
    rect(0, 760, 1200, 140, TAN),
    rect(0, 760, 1200, 140, s.hatch(PAPER, 46, 3, 0)),
    rect(0, 748, 1200, 16, INK),
    put(spool(RED, INK), 120, 750, 0.95),
    put(spool(KELP, INK), 250, 750, 0.75),
    put(spool(LAMP, INK), 1080, 750, 1),
    put(scissors(PAPER, RED), 480, 830, 0.9, 74),
    line('M560 800Q700 740 860 812T1040 800', PLUM, 6),
  ],
)
