import { gullStanding } from '../../kit/birds.ts'
import { town } from '../../kit/buildings.ts'
import {
  BROWN,
  FOG,
  INK,
  KELP,
  LAMP,
  MIST,
  PAPER,
  PINK,
  PLUM,
  RED,
  SAND,
  SEA,
  SLATE,
  TAN,
} from '../../kit/inks.ts'
import { halftone } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { disc, discs, fill, line, lines, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'news/wayfinding',
  'A tall post of coloured arrow boards with a fish, a cup, a boat and a lantern; gulls sit on top.',
  'Un poste con flechas de colores e imágenes: un pez, una taza, un barco; arriba, gaviotas.',
  (s) => {
    const board = (w: number, colour: string, icon: string, left = false) =>
      left
        ? fill(`M0 -48H${-w}l-46 48l46 48H0Z`, colour) + put(icon, -w / 2 - 10, 0)
        : fill(`M0 -48H${w}l46 48l-46 48H0Z`, colour) + put(icon, w / 2 + 10, 0)
    const icons = {
      fish: fill('M-60 0Q-10 -40 50 0L76 -24V24L50 0Q-10 40 -60 0Z', PAPER),
      cup:
        fill('M-44 -30H34Q36 34 0 34H-10Q-44 34 -44 -30Z', INK) +
        line('M34 -16Q64 -18 58 4Q52 18 30 18', INK, 9),
      boat: fill('M-64 10H64L44 36H-44ZM-4 2V-44L40 2Z', PAPER),
      lift: line('M-30 -8L0 -34L30 -8M-30 14L0 38L30 14', INK, 11),
      lantern: fill('M-22 -34h44l10 60h-64z', INK) + rect(-10, -20, 20, 36, LAMP, 4),
    }
    return [
      s.ground(MIST),
      halftone(0, 20, 1200, 420, PAPER, 18, 4, 28),
      town(s, -20, 800, 1240, [FOG, SLATE, PINK], SEA, PAPER, 1.4),
      rect(0, 796, 1200, 104, SAND),
      lines([[0, 796, 1200, 796]], BROWN, 9),
      rect(582, 110, 36, 760, INK),
      disc(600, 100, 32, RED),
      put(board(330, RED, icons.fish), 600, 230),
      put(board(280, LAMP, icons.cup, true), 600, 330),
      put(board(350, KELP, icons.boat), 600, 430),
      put(board(300, PINK, icons.lift, true), 600, 530),
      put(board(250, FOG, icons.lantern), 600, 630),
      discs(
        [
          [600, 230, 11],
          [600, 330, 11],
          [600, 430, 11],
          [600, 530, 11],
          [600, 630, 11],
        ],
        PAPER,
      ),
      put(gullStanding(), 760, 184, 0.9),
      put(gullStanding(PAPER, FOG), 420, 284, 0.75, 0, true),
      put(person({ coat: PLUM, head: 'beanie', hat: RED, pose: 'wave', skin: TAN }), 290, 880, 3.4),
      put(person({ coat: RED, head: 'curls', pose: 'stand', skin: BROWN, legs: SLATE }), 380, 880, 2.2),
      put(
        person({
          coat: LAMP,
          head: 'scarf',
          hat: KELP,
          pose: 'hold',
          skin: TAN,
          skirt: true,
          legs: INK,
          holds: rect(-8, -14, 22, 18, PAPER),
        }),
        900,
        880,
        3.4,
        0,
        true,
      ),
    ]
  },
)
