import { gullFlying } from '../../kit/birds.ts'
import { town } from '../../kit/buildings.ts'
import { railing } from '../../kit/fittings.ts'
import { BRICK, BROWN, DEEP, FOG, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, TAN } from '../../kit/inks.ts'
import { festoon, garland, halftone, snow } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { sea } from '../../kit/sea.ts'
import { discs, line, put, rect, tiles } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'events/ferry-carols',
  'Carollers sing on the open deck of the ferry, song sheets in hand, snow coming down.',
  'Un coro canta villancicos en la cubierta del ferri, con hojas en la mano, mientras nieva.',
  (s) => [
    s.ground(KELP),
    halftone(0, 30, 1200, 260, DEEP, 16, 4, 26),
    town(s, -20, 370, 1240, [DEEP], INK, LAMP, 1.1),
    sea(s, 366, INK, 4, 300),
    rect(0, 130, 150, 640, PAPER),
    tiles(20, 190, 1, 3, 90, 110, 0, 170, LAMP),
    rect(1050, 60, 150, 720, RED),
    rect(1050, 140, 150, 50, INK),
    discs(
      [
        [1125, 330, 44],
        [1125, 500, 44],
      ],
      LAMP,
    ),
    line('M1081 330a44 44 0 1 0 88 0a44 44 0 1 0 -88 0M1081 500a44 44 0 1 0 88 0a44 44 0 1 0 -88 0', INK, 10),
    garland(s, 150, 140, 1050, 100, 50, 8, festoon, 0.6),
    ...[
      [240, RED, 'beanie', LAMP, PINK],
      [380, PLUM, 'long', RED, TAN],
      [520, LAMP, 'cap', RED, BROWN],
      [660, PAPER, 'bun', RED, TAN],
      [800, FOG, 'scarf', RED, BROWN],
      [940, BRICK, 'bare', RED, PINK],
    ].map(([x, c, h, hat, skin], i) =>
      put(
        person({
          coat: String(c),
          head: h as 'cap',
          hat: String(hat),
          skin: String(skin),
          pose: 'hold',
          legs: INK,
          skirt: i % 2 === 1,
          ...(i % 3 ? { scarf: PAPER } : {}),
          holds: rect(-10, -14, 22, 20, PAPER, 1) + line('M-6 -9h12M-6 -4h12M-6 1h8', INK, 1.2),
        }),
        Number(x),
        800 + (i % 2) * 14,
        4.5 + (i % 3) * 0.2,
        0,
        i > 2,
      ),
    ),
    put(railing(1240, PAPER, 40), -20, 860, 1.6),
    rect(0, 850, 1200, 50, RED),
    snow(s, 0, 0, 1200, 900, 150, PAPER, 9),
    put(gullFlying(), 880, 250, 0.6, 4, true),
  ],
)
