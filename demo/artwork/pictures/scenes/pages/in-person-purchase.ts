import { BRICK, BROWN, KELP, LAMP, NIGHT, PAPER, PINK, PLUM, RED, TAN } from '../../kit/inks.ts'
import { festoon, garland, glow } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { disc, fill, line, put, rect } from '../../kit/svg.ts'
import { page } from '../scene.ts'

export const scene = page(
  'in-person-purchase',
  'At the counter, a clerk hands over a lantern card to a customer with a yellow umbrella.',
  'En el mostrador, alguien entrega una tarjeta a una clienta con paraguas amarillo.',
  (s) => [
    s.ground(PLUM),
    rect(0, 0, 1200, 600, s.dots(NIGHT, 34, 5)),
    garland(s, -20, 10, 1220, 10, 60, 9, festoon, 0.8),
    put(person({ coat: KELP, head: 'cap', hat: LAMP, pose: 'hold', skin: TAN }), 360, 560, 4.8),
    rect(180, 400, 520, 40, TAN),
    rect(210, 440, 460, 160, BRICK),
    rect(210, 440, 460, 160, s.bricks(PLUM, 50, 25, 2)),
    rect(590, 350, 76, 50, RED, 8),
    put(
      person({ coat: RED, head: 'long', pose: 'hold', skirt: true, skin: BROWN, legs: PINK }),
      850,
      590,
      5,
      0,
      true,
    ),
    put(
      rect(-44, -28, 88, 56, PAPER, 8) + rect(-38, -22, 76, 44, LAMP, 5) + disc(0, 0, 12, RED),
      560,
      330,
      1.1,
      -8,
    ),
    put(
      fill('M0 -190L-26 -30Q0 -14 26 -30Z', LAMP) + line('M0 -200V20Q0 40 18 36', PAPER, 7),
      960,
      560,
      1.2,
      6,
    ),
    glow(560, 330, 70, 190, LAMP, 18),
  ],
)
