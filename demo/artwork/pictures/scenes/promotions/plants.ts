import { houseplant } from '../../kit/garden.ts'
import { BROWN, DEEP, INK, KELP, LAMP, MIST, PAPER, PINK, PLUM, RED } from '../../kit/inks.ts'
import { line, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'promotions/plants',
  'House plants crowd two shelves in a foggy window: fern, fig, cactus, monstera and snake plant.',
  'Plantas en dos repisas junto a una ventana con niebla: helecho, ficus, cactus y monstera.',
  (s) => [
    s.ground(PAPER),
    rect(90, 40, 1020, 820, MIST),
    rect(90, 40, 1020, 820, s.dots(PAPER, 34, 8)),
    line('M90 40h1020v820H90zM600 40v820', BROWN, 20),
    rect(30, 430, 1140, 26, INK),
    rect(30, 846, 1140, 26, INK),
    put(houseplant('fern', RED), 230, 432, 1.15),
    put(houseplant('cactus', LAMP, KELP, INK), 480, 432, 1.2),
    put(houseplant('snake', PLUM, DEEP), 730, 432, 1.15),
    put(houseplant('string', KELP, DEEP, LAMP), 990, 432, 1.3),
    put(houseplant('monstera', PINK, KELP, MIST), 230, 848, 1.3),
    put(houseplant('fig', INK, KELP), 560, 848, 1.3),
    put(houseplant('fern', LAMP, DEEP, RED), 850, 848, 1.05),
    put(houseplant('cactus', RED, DEEP), 1060, 848, 0.85),
  ],
)
