import { brickWall } from '../../kit/buildings.ts'
import { loaf } from '../../kit/food.ts'
import { BRICK, BROWN, GOLD, INK, LAMP, NIGHT, PAPER, PLUM, RED, SEA, SLATE, TAN } from '../../kit/inks.ts'
import { glow, stars } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { discs, fill, line, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'posts/behind-the-bakery',
  'Before dawn a baker slides loaves from a glowing brick oven.',
  'Antes del alba, una panadera saca panes de un horno de ladrillo encendido.',
  (s) => [
    brickWall(s, 0, 0, 1200, 900, PLUM, NIGHT, 32),
    fill('M110 640V420A270 270 0 0 1 650 420V640Z', BRICK),
    fill('M110 640V420A270 270 0 0 1 650 420V640Z', s.bricks(PLUM, 52, 26, 2)),
    fill('M180 640V440A200 200 0 0 1 580 440V640Z', INK),
    glow(380, 560, 40, 250, LAMP, 22),
    fill('M230 640Q280 540 330 600Q380 480 430 590Q480 520 540 640Z', RED),
    fill('M280 640Q330 580 370 620Q410 560 450 620Q480 590 500 640Z', LAMP),
    rect(60, 636, 660, 30, TAN),
    rect(60, 666, 660, 234, BRICK),
    rect(60, 666, 660, 234, s.bricks(PLUM, 52, 26, 2)),
    line('M560 610L1010 560', TAN, 16),
    fill('M340 600H580V626H340Z', TAN),
    put(loaf(GOLD, PAPER), 460, 606, 0.75),
    put(
      person({ coat: PAPER, head: 'scarf', hat: RED, pose: 'hold', skin: BROWN, legs: SLATE }),
      960,
      880,
      6.4,
      0,
      true,
    ),
    rect(690, 150, 490, 18, TAN),
    put(loaf(), 780, 150, 0.55),
    put(loaf(GOLD), 935, 150, 0.55),
    put(loaf(BROWN, LAMP), 1090, 150, 0.55),
    discs(
      [
        [520, 700, 6],
        [700, 560, 6],
        [650, 500, 4],
        [720, 460, 5],
        [610, 380, 4],
      ],
      LAMP,
    ),
    rect(40, 60, 150, 200, SEA),
    stars(s, 45, 65, 140, 190, 7, PAPER),
    line('M40 60h150v200h-150zM115 60v200M40 160h150', INK, 10),
  ],
)
