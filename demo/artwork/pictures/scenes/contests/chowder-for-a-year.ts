import { gullStanding } from '../../kit/birds.ts'
import { DEEP, FOG, KELP, LAMP, PAPER, PLUM, RED, SEA } from '../../kit/inks.ts'
import { glow } from '../../kit/light.ts'
import { disc, line, oval, put, rect } from '../../kit/svg.ts'
import { chowderAbove } from '../../kit/table-from-above.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'contests/chowder-for-a-year',
  'Twelve bowls of chowder circle like the months on a clock, one spoon for the hand.',
  'Doce tazones de chowder en círculo como los meses de un reloj, con una cuchara de manecilla.',
  (s) => [
    s.ground(SEA),
    rect(0, 0, 1200, 900, s.dots(DEEP, 50, 7)),
    glow(600, 450, 90, 260, LAMP, 24),
    ...Array.from({ length: 12 }, (_, i) => {
      const a = (i * Math.PI) / 6
      return put(
        chowderAbove([RED, LAMP, KELP, PLUM][i % 4]),
        600 + Math.sin(a) * (i % 6 === 3 ? 420 : 400),
        450 - Math.cos(a) * 345,
        0.86,
        i * 40,
      )
    }),
    put(
      line('M0 40V-150', PAPER, 20) + oval(0, -190, 44, 62, PAPER) + oval(0, -190, 30, 46, FOG),
      600,
      450,
      1.05,
      30,
    ),
    disc(600, 450, 36, RED),
    disc(600, 450, 14, PAPER),
    put(gullStanding(), 90, 880, 0.9),
    put(gullStanding(PAPER, FOG), 1110, 880, 0.9, 0, true),
  ],
)
