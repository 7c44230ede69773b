import { sprig } from '../../kit/garden.ts'
import { DEEP, GOLD, INK, KELP, LAMP, PAPER, PINK, RED, TAN } from '../../kit/inks.ts'
import { glow } from '../../kit/light.ts'
import { disc, fill, line, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'news/award',
  'A brass bell with ribbons swings from a rope; its sound is printed in rings of dots.',
  'Una campana de latón con listones; su sonido se ve como anillos de puntos.',
  (s) => [
    s.ground(KELP),
    glow(600, 420, 240, 700, LAMP, 32),
    line('M600 -20V130', TAN, 22),
    put(
      fill('M-40 -10Q0 -70 40 -10L34 20H-34Z', INK) +
        fill('M0 10Q-120 20 -130 180Q-136 290 -200 340H200Q136 290 130 180Q120 20 0 10Z', LAMP) +
        line('M-150 280Q0 320 150 280M-132 210Q0 246 132 210', GOLD, 9) +
        rect(-214, 332, 428, 34, GOLD, 14) +
        disc(0, 386, 44, RED) +
        line('M-86 80Q-104 140 -106 220', PAPER, 14),
      600,
      150,
      1.15,
      7,
    ),
    fill('M470 610L340 900H450L500 830L560 900L600 640Z', RED),
    fill('M700 630L860 900H750L700 820L640 900L610 640Z', PINK),
    [
      [140, 120],
      [1060, 150],
      [150, 760],
      [1060, 770],
    ]
      .map(([x = 0, y = 0]) => put(sprig(DEEP, LAMP), x, y + 60, 1.4, x > 600 ? -40 : 40))
      .join(''),
  ],
)
