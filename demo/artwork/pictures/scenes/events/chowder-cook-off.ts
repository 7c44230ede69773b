import { flags } from '../../kit/flags.ts'
import { pot, steam } from '../../kit/food.ts'
import {
  BRICK,
  BROWN,
  FOG,
  GOLD,
  INK,
  KELP,
  LAMP,
  PAPER,
  PINK,
  PLUM,
  RED,
  SLATE,
  TAN,
} from '../../kit/inks.ts'
import { halftone } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { discs, fill, line, lines, oval, put, rect, tiles } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'events/chowder-cook-off',
  'Five pots of chowder on one long stove, wooden spoons raised like oars, steam rising.',
  'Cinco ollas de chowder en una estufa larga, cucharas de madera en alto como remos y mucho vapor.',
  (s) => [
    s.ground(FOG),
    halftone(0, 20, 1200, 300, PAPER, 16, 3, 26),
    flags(-20, 10, 1220, 10, 26, 14, 56),
    ...[
      [150, RED, 'cap', PAPER, BROWN],
      [380, KELP, 'bun', RED, TAN],
      [610, LAMP, 'cap', PAPER, PINK],
      [840, PLUM, 'scarf', LAMP, BROWN],
      [1060, PAPER, 'curls', RED, TAN],
    ].map(([x, c, h, hat, skin], i) =>
      put(
        person({
          coat: String(c),
          head: h as 'cap',
          hat: String(hat),
          skin: String(skin),
          pose: 'wave',
          legs: INK,
          holds: put(line('M0 20V-70', BROWN, 9) + oval(0, -96, 20, 30, BROWN), 0, 4, 0.3, i % 2 ? 14 : -12),
        }) + fill('M-8 -66H8L11 -36H-11Z', c === PAPER ? RED : PAPER),
        Number(x),
        850,
        4.4,
      ),
    ),
    rect(-20, 720, 1240, 200, INK),
    rect(-20, 708, 1240, 22, SLATE),
    ...[110, 350, 590, 830, 1070].map(
      (x, i) =>
        put(pot([LAMP, RED, KELP, PINK, PAPER][i], BROWN, [RED, PAPER, LAMP, PLUM, KELP][i]), x, 712, 0.84) +
        put(steam(PAPER, 11), x, 580, 0.8 + (i % 2) * 0.2) +
        discs(
          [
            [x - 40, 800, 20],
            [x + 40, 800, 20],
          ],
          TAN,
        ) +
        lines(
          [
            [x - 40, 800, x - 40, 784],
            [x + 40, 800, x + 48, 788],
          ],
          INK,
          5,
        ) +
        fill(`M${x - 60} 860h120v40h-120z`, BRICK),
    ),
    tiles(40, 870, 16, 1, 30, 30, 74, 0, GOLD),
  ],
)
