import { town } from '../../kit/buildings.ts'
import {
  BRICK,
  BROWN,
  GOLD,
  INK,
  KELP,
  LAMP,
  MIST,
  NIGHT,
  PAPER,
  PINK,
  PLUM,
  RED,
  ROSE,
  TAN,
} from '../../kit/inks.ts'
import { glow, halftone, snow, streetLamp } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { disc, fill, line, put, rect, tiles } from '../../kit/svg.ts'
import { clockFace } from '../../kit/workbench.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'news/winter-hours',
  'Dusk at mid-afternoon: a lamplighter lights the street lamp by a snowy clock tower.',
  'Anochece a media tarde: alguien enciende el farol junto a una torre con reloj nevada.',
  (s) => [
    s.ground(PLUM),
    halftone(0, 360, 1200, 360, ROSE, 2, 16, 26),
    town(s, -20, 720, 560, [NIGHT, INK], PAPER, GOLD, 1.5),
    rect(760, 240, 210, 500, BRICK),
    rect(760, 240, 210, 500, s.bricks(PLUM, 44, 22, 2)),
    fill('M735 250L865 70L995 250Z', PAPER),
    put(clockFace(84, PAPER, INK, 4, 45, INK), 865, 360),
    tiles(800, 520, 2, 1, 50, 90, 84, 0, LAMP, true),
    town(s, 990, 720, 260, [NIGHT], PAPER, GOLD, 1.3),
    rect(0, 716, 1200, 190, PAPER),
    fill('M0 760Q300 720 620 770T1200 750V900H0Z', MIST),
    glow(470, 300, 60, 260, LAMP, 22),
    put(streetLamp(INK, LAMP), 400, 860, 1.9),
    put(
      person({
        coat: RED,
        head: 'cap',
        hat: KELP,
        pose: 'reach',
        skin: BROWN,
        scarf: LAMP,
        holds: line('M-2 10L6 -66', TAN, 2.6) + disc(6, -68, 3, LAMP),
      }),
      290,
      870,
      4,
    ),
    put(
      person({ coat: KELP, head: 'long', pose: 'walk', skirt: true, skin: PINK, scarf: RED }),
      700,
      860,
      3.6,
      0,
      true,
    ),
    put(
      person({ coat: LAMP, head: 'beanie', hat: RED, pose: 'walk', skin: TAN, legs: PLUM }),
      790,
      860,
      2.3,
      0,
      true,
    ),
    snow(s, 0, 0, 1200, 900, 150, PAPER, 8),
  ],
)
