import { gullFar } from '../../kit/birds.ts'
import { doryAbove } from '../../kit/boats.ts'
import { BRICK, BROWN, FOG, INK, KELP, LAMP, PAPER, PINK, RED, SAND, SLATE, TAN } from '../../kit/inks.ts'
import { buoy, ripples } from '../../kit/sea.ts'
import { disc, fill, line, lines, put, rect, ring, tiles } from '../../kit/svg.ts'
import { wide } from '../scene.ts'

export const scene = wide(
  'banners/map',
  'The quay from above as a paper map: brick halls along the water, two piers, the ferry and a dotted route.',
  'El muelle visto desde arriba como plano de papel: naves de ladrillo, dos muelles, el ferri y una ruta punteada.',
  (s) => [
    s.ground(SAND),
    [0, 1, 2, 3, 4, 5, 6].map((i) => rect(-20 + i * 240, 20, 200, 90, i % 3 ? TAN : PINK)).join(''),
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) =>
        tiles(
          -8 + i * 240,
          32,
          5,
          2,
          30,
          28,
          36,
          38,
          i % 2 ? RED : BRICK,
          false,
          () => s.between(0, 1) > 0.25,
        ),
      )
      .join(''),
    line('M0 142H1600', PAPER, 26),
    line('M0 142H1600', INK, 3, 'stroke-dasharray="26 22"'),
    fill('M0 392Q60 380 120 388H1480Q1540 380 1600 396V600H0Z', FOG),
    ripples(s, 0, 410, 1600, 170, PAPER, 34, 5),
    ripples(s, 0, 430, 1600, 160, SLATE, 18, 4),
    rect(330, 188, 360, 150, BRICK),
    rect(330, 188, 360, 150, s.hatch(INK, 26, 2, 90)),
    lines([[330, 263, 690, 263]], INK, 6),
    fill('M700 174H920V352H700Z', LAMP),
    lines(
      [
        [810, 174, 810, 352],
        [700, 174, 920, 352],
        [920, 174, 700, 352],
      ],
      INK,
      5,
    ),
    rect(930, 190, 190, 146, RED),
    rect(930, 190, 190, 146, s.hatch(PAPER, 24, 3, 0)),
    rect(1128, 200, 170, 128, KELP),
    line('M1128 264H1298', INK, 5),
    rect(120, 190, 170, 140, SLATE),
    tiles(134, 202, 5, 2, 22, 50, 30, 64, PAPER),
    rect(1340, 190, 170, 140, SLATE),
    tiles(1354, 202, 5, 2, 22, 50, 30, 64, PAPER),
    rect(300, 372, 1040, 18, TAN),
    put(rect(0, 0, 26, 150, TAN), 470, 386),
    put(rect(0, 0, 26, 110, TAN), 1180, 386),
    put(doryAbove(RED, TAN, LAMP), 560, 470, 0.45, 70),
    put(doryAbove(LAMP, BROWN, RED), 1120, 490, 0.42, -30),
    put(
      fill('M0 -100Q44 -70 44 0Q44 70 0 100Q-44 70 -44 0Q-44 -70 0 -100Z', RED) +
        rect(-30, -52, 60, 104, PAPER, 8) +
        rect(-16, -30, 32, 60, INK, 6) +
        disc(0, 0, 10, LAMP),
      830,
      480,
      0.85,
      80,
    ),
    line('M600 470Q720 520 750 482M920 470Q1000 440 1100 380', PAPER, 8, 'stroke-dasharray="0 18"'),
    line('M70 142V364H810V262H1020', INK, 9, 'stroke-dasharray="0 20"'),
    put(
      fill('M0 0Q-52 -64 -52 -96A52 52 0 1 1 52 -96Q52 -64 0 0Z', RED) + disc(0, -96, 22, PAPER),
      1020,
      264,
      0.95,
    ),
    disc(70, 142, 17, INK),
    disc(70, 142, 8, LAMP),
    put(
      disc(0, 0, 62, PAPER) +
        ring(0, 0, 62, INK, 5) +
        fill('M0 -54L14 -12L0 0L-14 -12Z', RED) +
        fill('M0 54L14 12L0 0L-14 12Z', INK) +
        fill('M54 0L12 14L0 0L12 -14ZM-54 0L-12 14L0 0L-12 -14Z', SLATE),
      1480,
      500,
    ),
    put(buoy(), 200, 530, 0.6),
    put(gullFar(INK), 330, 490, 1),
  ],
)
