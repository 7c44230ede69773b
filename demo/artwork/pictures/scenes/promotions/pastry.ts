import { concha, croissant, eclair, swirl } from '../../kit/food.ts'
import {
  BRICK,
  BROWN,
  FOG,
  INK,
  KELP,
  LAMP,
  MIST,
  PAPER,
  PINK,
  PLUM,
  RED,
  SAND,
  TAN,
} from '../../kit/inks.ts'
import { reachingHand } from '../../kit/people.ts'
import { put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'promotions/pastry',
  'A tray of conchas, éclairs, croissants and cinnamon swirls in tidy rows.',
  'Una charola con conchas, éclairs, cuernitos y roles de canela en filas.',
  (s) => [
    s.ground(RED),
    rect(60, 50, 1080, 800, INK, 40),
    rect(80, 70, 1040, 760, MIST, 28),
    rect(80, 70, 1040, 760, s.net(FOG, 50, 2, 0)),
    [PINK, LAMP, PAPER].map((c, i) => put(concha(c), 220, 200 + i * 250, 1.5)).join(''),
    [PLUM, RED, KELP, PINK, PLUM].map((c, i) => put(eclair(c), 480, 150 + i * 150, 1.08)).join(''),
    [0, 1, 2].map((i) => put(croissant(), 750, 210 + i * 240, 1.1, i % 2 ? 12 : -8)).join(''),
    [0, 1, 2].map((i) => put(swirl(i % 2 ? TAN : SAND, BRICK), 992, 200 + i * 250, 1.42, i * 70)).join(''),
    put(reachingHand(LAMP, BROWN), 1020, 690, 1.7, -28),
  ],
)
