import { gullFar, gullStanding } from '../../kit/birds.ts'
import { BRICK, BROWN, INK, KELP, LAMP, NIGHT, PAPER, PLUM, RED, SLATE, TAN } from '../../kit/inks.ts'
import { glow } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { disc, discs, fill, put, tiles } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'news/solar-roof',
  'Two workers set dark panels on the saw-tooth roof, each one catching a yellow sun.',
  'Dos trabajadores colocan paneles oscuros en el techo; cada uno refleja un sol amarillo.',
  (s) => [
    s.ground(LAMP),
    disc(900, 230, 150, PAPER),
    glow(900, 230, 172, 460, PAPER, 26),
    [0, 1, 2]
      .map(
        (i) =>
          fill(
            `M${-60 + i * 440} 900V560L${-60 + i * 440} 380L${380 + i * 440} 620V900Z`,
            i % 2 ? BRICK : RED,
          ) +
          fill(`M${-60 + i * 440} 380L${380 + i * 440} 620L${380 + i * 440} 650L${-60 + i * 440} 410Z`, INK) +
          put(
            tiles(0, 0, 3, 1, 120, 84, 140, 0, NIGHT) +
              tiles(0, 0, 3, 1, 120, 84, 140, 0, s.net(SLATE, 28, 1, 0)) +
              discs(
                [
                  [60, 30, 12],
                  [200, 30, 12],
                  [340, 30, 12],
                ],
                LAMP,
              ),
            0 + i * 440,
            306,
            1,
            28.6,
          ) +
          tiles(10 + i * 440, 700, 4, 1, 60, 120, 92, 0, i % 2 ? LAMP : PAPER, true),
      )
      .join(''),
    put(person({ coat: KELP, head: 'cap', hat: RED, pose: 'hold', skin: BROWN }), 170, 420, 3),
    put(person({ coat: PLUM, head: 'bun', pose: 'reach', skin: TAN }), 660, 440, 3, 0, true),
    put(gullStanding(), 1110, 486, 0.9, 0, true),
    put(gullFar(INK), 420, 130, 1.4),
  ],
)
