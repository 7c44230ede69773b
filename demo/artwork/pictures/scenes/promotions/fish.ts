import { fish } from '../../kit/food.ts'
import { sprig } from '../../kit/garden.ts'
import { DEEP, FOG, INK, KELP, MIST, PAPER, PINK, PLUM, RED, SEA, SLATE } from '../../kit/inks.ts'
import { ice } from '../../kit/sea.ts'
import { put } from '../../kit/svg.ts'
import { lemon } from '../../kit/table-from-above.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'promotions/fish',
  'Four fresh fish on chipped ice with lemon and dill, laid out for the morning.',
  'Cuatro pescados frescos sobre hielo picado con limón y eneldo.',
  (s) => [
    s.ground(SEA),
    ice(s, -20, 0, 1240, 900, 170, [PAPER, FOG, SLATE, MIST]),
    put(fish(s, RED, PINK), 560, 170, 2.1, -8),
    put(fish(s, INK, FOG), 640, 390, 2.4, -4),
    put(fish(s, KELP, PAPER), 540, 620, 2.2, -8),
    put(fish(s, PLUM, PINK), 660, 800, 1.8, -2),
    put(lemon(), 1060, 210, 1.7),
    put(lemon(), 120, 420, 1.5),
    put(lemon(), 1010, 640, 1.3),
    put(sprig(KELP), 1120, 560, 1.4, 40),
    put(sprig(KELP), 90, 720, 1.5, 60),
    put(sprig(DEEP), 190, 880, 1.2, 30),
    put(sprig(KELP), 930, 90, 1.1, 100),
  ],
)
