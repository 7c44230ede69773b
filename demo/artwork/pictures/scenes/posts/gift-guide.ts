import { gullStanding } from '../../kit/birds.ts'
import { candle } from '../../kit/goods.ts'
import { DEEP, FOG, KELP, LAMP, PAPER, PINK, PLUM, RED, TAN } from '../../kit/inks.ts'
import { snow } from '../../kit/light.ts'
import { closedBook, gift } from '../../kit/paper-goods.ts'
import { rope } from '../../kit/sea.ts'
import { disc, put, rect } from '../../kit/svg.ts'
import { spinningTop } from '../../kit/toys.ts'
import { bag } from '../../kit/wardrobe.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'posts/gift-guide',
  'A tower of wrapped gifts tied with rope, a gull perched on top as the bow.',
  'Una torre de regalos atados con cuerda; arriba, una gaviota hace de moño.',
  (s) => [
    s.ground(KELP),
    rect(0, 0, 1200, 900, s.dots(DEEP, 60, 9)),
    disc(600, 420, 350, LAMP),
    put(gift(460, 210, RED, PAPER, false), 600, 860),
    put(gift(360, 170, PAPER, PLUM, false), 580, 646),
    put(gift(280, 140, PINK, KELP, false), 620, 472),
    put(gift(190, 110, FOG, RED, false), 600, 328),
    rope('M600 650V866M360 760H840', 22),
    rope('M420 562H756', 18),
    put(gullStanding(), 590, 222, 1.35),
    put(candle(TAN, KELP, RED, 110), 270, 860, 1.1),
    put(closedBook(190, 40, PLUM, LAMP), 860, 860),
    put(closedBook(170, 36, RED), 880, 820),
    put(spinningTop(), 960, 786, 0.9, 8),
    put(bag(120, 140, LAMP, RED), 130, 860),
    put(bag(120, 150, PINK, RED), 1120, 860),
    snow(s, 0, 0, 1200, 700, 40, PAPER, 7),
  ],
)
