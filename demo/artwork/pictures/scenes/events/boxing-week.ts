import { gullStanding } from '../../kit/birds.ts'
import { BRICK, BROWN, FOG, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, TAN } from '../../kit/inks.ts'
import { snow } from '../../kit/light.ts'
import { gift } from '../../kit/paper-goods.ts'
import { person } from '../../kit/people.ts'
import { line, put, rect } from '../../kit/svg.ts'
import { bag } from '../../kit/wardrobe.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'events/boxing-week',
  'Stacked parcels and bags tower over two shoppers who carry one more between them.',
  'Una torre de paquetes y bolsas junto a dos personas que cargan uno más.',
  (s) => [
    s.ground(RED),
    rect(0, 0, 1200, 900, s.dots(BRICK, 44, 8)),
    rect(0, 800, 1200, 100, INK),
    put(gift(330, 200, LAMP, PLUM, false), 860, 806),
    put(gift(260, 150, FOG, KELP, false), 850, 602),
    put(gift(200, 130, PAPER, RED, false), 880, 448),
    put(gift(140, 110, KELP, LAMP), 850, 314),
    put(bag(190, 230, PAPER, RED), 1100, 806),
    put(bag(150, 180, PINK, PLUM), 640, 806),
    put(gift(210, 150, PAPER, KELP), 334, 600),
    put(
      person({ coat: KELP, head: 'beanie', hat: LAMP, pose: 'hold', skin: TAN, scarf: PAPER }),
      170,
      850,
      5,
    ),
    put(
      person({ coat: PLUM, head: 'long', hair: INK, pose: 'hold', skin: BROWN, skirt: true, legs: PINK }),
      490,
      850,
      4.9,
      0,
      true,
    ),
    line('M255 560H420', INK, 5),
    put(gullStanding(), 640, 590, 0.9),
    snow(s, 0, 0, 1200, 800, 60, PAPER, 8),
  ],
)
