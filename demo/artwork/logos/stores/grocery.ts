import * as draw from '../drawing.ts'
import { box, disc, fill, line, move, polygon, ring, scale, turn, type Logos } from '../drawing.ts'
import { fit, jumble, stack, wide } from '../layout.ts'
import { eachLetter, onCircle, text } from '../lettering.ts'
import { thinned } from '../textures.ts'

/** Grocery and specialty food. */
export const grocery: Logos = {
  'underhill-market': () => {
    const green = '#2b6b36'
    const leaf = [
      ...fill('M0 -26C-13 -12 -13 12 0 24C13 12 13 -12 0 -26Z', '#f6ecd0'),
      ...line('M0 -18V32M0 -4l6 -6M0 4l-6 -6M0 12l6 -6', green, 2.4),
    ]
    const set = (word: string) => eachLetter(word, 'alfa-slab-one', [green])
    const top = jumble(3, set('UNDERHILL'), [-3, 2, -2, 3, -2], [0, 4, -3, 2, -2])
    const low = jumble(4, set('MARKET'), [2, -3, 3, -2], [2, -3, 3, -2])
    return fit(
      [...stack(5, wide(top, 300), wide(low, 300)), ...turn(move(scale(leaf, 0.62), -133, 20), -3, -133, 20)],
      272,
      160,
    )
  },
  '7-and-salt': () => {
    const grains: [x: number, y: number, radius: number][] = [
      [30, 10, 5],
      [46, 20, 4],
      [22, 28, 3.4],
      [40, 38, 3],
      [60, 34, 3.4],
      [56, 52, 2.4],
      [74, 48, 3],
      [36, 56, 2],
    ]
    return fit(
      [
        ...scale(text('7', 'abril-fatface', '#e8a20c'), 2.1),
        ...grains.flatMap(([x, y, radius]) => disc(x + 14, y, radius, '#e8a20c')),
        ...move(scale(text('& Salt', 'work-sans-300', '#7d7f82', { track: 40 }), 0.5), 104, 50),
      ],
      270,
      158,
    )
  },
  'poissonnerie-cormier': () => [
    ...draw.oval(160, 96, 150, 86, '#c8312b'),
    ...draw.ovalRing(160, 96, 141, 77, '#fff', 2.5),
    ...fit(text('Poissonnerie', 'kaushan-script', '#fff'), 128, 40, 154, 58),
    ...fit(text('Cormier', 'kaushan-script', '#fff'), 208, 84, 160, 104),
    ...fill('M66 146C110 134 170 152 250 136C180 158 116 142 66 146Z', '#fff'),
  ],
  'rind-and-reason': () => [
    ...box(18, 14, 284, 164, '#f7d774'),
    ...fit(text('RIND', 'dm-serif-display', '#1d1a16', { track: 30 }), 236, 76, 160, 66),
    ...polygon(
      [
        [240, 72],
        [292, 26],
        [292, 66],
      ],
      '#f7d774',
    ),
    ...polygon(
      [
        [254, 66],
        [294, 31],
        [294, 61],
      ],
      '#1d1a16',
    ),
    ...disc(283, 50, 3, '#f7d774'),
    ...disc(275, 57, 2, '#f7d774'),
    ...fit(text('& REASON', 'dm-serif-display', '#1d1a16', { track: 60 }), 236, 40, 160, 144),
  ],
  'cask-and-cove': () => {
    const oxblood = '#6e1a1f'
    const ringed = { radius: 54, size: 44, side: 'top', track: 120 } as const
    return fit(
      [
        ...ring(0, 0, 100, oxblood, 7),
        ...onCircle('CASK', 'stardos-stencil-700', oxblood, ringed),
        ...onCircle('COVE', 'stardos-stencil-700', oxblood, { ...ringed, radius: 83, side: 'bottom' }),
        ...ring(0, 0, 43, oxblood, 4),
        ...fit(text('&', 'stardos-stencil-700', oxblood), 60, 46, 0, 0),
        ...line('M-92 0h38M54 0h38', oxblood, 5, { cap: 'butt' }),
        ...line('M-84 -12h26M-84 12h26M58 -12h26M58 12h26', oxblood, 2.5, { cap: 'butt' }),
      ],
      172,
      172,
    )
  },
  'abarrotes-la-marea': () => {
    const name = scale(text('La Marea', 'lobster', '#0d9aa3', { track: 10 }), 1.3)
    const shadow = thinned(move(draw.recolour(name, '#0a3c4a'), 5, 5), 0.9)
    const wave = line('M0 0q15 -16 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0', '#e5432d', 11)
    return fit(
      stack(
        14,
        stack(12, scale(text('ABARROTES', 'lilita-one', '#e5432d', { track: 140 }), 0.5), [
          ...shadow,
          ...name,
        ]),
        scale(wave, 1.3, 1.1),
      ),
      272,
      158,
    )
  },
}
