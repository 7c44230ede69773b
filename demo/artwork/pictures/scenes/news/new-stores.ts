import { brickWall } from '../../kit/buildings.ts'
import { tableLamp } from '../../kit/goods.ts'
import { BROWN, FOG, INK, KELP, LAMP, NIGHT, PAPER, PINK, PLUM, RED, SLATE, TAN } from '../../kit/inks.ts'
import { glow } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { line, lines, oval, put, rect } from '../../kit/svg.ts'
import { bag, coat } from '../../kit/wardrobe.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'news/new-stores',
  'A shutter goes up on a bright new shop while a painter finishes the frame.',
  'Se levanta la cortina de una tienda nueva mientras alguien termina de pintar el marco.',
  (s) => [
    brickWall(s, 0, 0, 1200, 900, PLUM, NIGHT, 34),
    rect(150, 140, 760, 680, RED),
    rect(190, 260, 680, 560, LAMP),
    glow(530, 560, 120, 420, PAPER, 26),
    s.cut(
      'M190 260h680v560h-680z',
      put(tableLamp(RED), 330, 720, 1.3) +
        put(coat(KELP, PAPER, INK, 'pea'), 530, 380, 0.9) +
        put(bag(130, 150, PLUM), 720, 720) +
        rect(190, 720, 680, 30, BROWN) +
        line('M420 380H640', INK, 10),
    ),
    rect(190, 750, 680, 70, KELP),
    [0, 1, 2, 3, 4].map((i) => rect(180, 250 + i * 26, 700, 20, i % 2 ? SLATE : FOG, 6)).join(''),
    rect(190, 168, 680, 62, PAPER),
    line('M430 200q20 -24 40 0t40 0t40 0t40 0t40 0', RED, 10),
    rect(0, 820, 1200, 80, INK),
    lines(
      [
        [960, 840, 1010, 300],
        [1090, 840, 1010, 300],
        [980, 700, 1075, 700],
        [990, 580, 1060, 580],
        [1000, 460, 1045, 460],
      ],
      TAN,
      14,
    ),
    put(
      person({
        coat: PAPER,
        head: 'cap',
        hat: LAMP,
        pose: 'reach',
        skin: TAN,
        legs: SLATE,
        holds: line('M0 6L6 -26', BROWN, 3) + rect(1, -38, 11, 14, RED),
      }),
      1030,
      590,
      3.6,
      0,
      true,
    ),
    put(
      person({ coat: FOG, head: 'curls', pose: 'wave', skin: BROWN, legs: PINK, skirt: true }),
      330,
      866,
      3.8,
    ),
    put(
      person({ coat: LAMP, head: 'beanie', hat: RED, pose: 'stand', skin: PINK, legs: SLATE }),
      215,
      866,
      2.4,
    ),
    put(rect(-40, -70, 80, 70, RED, 4) + oval(0, -70, 40, 10, PAPER), 1120, 862, 1),
  ],
)
