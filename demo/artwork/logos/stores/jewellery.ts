import type * as draw from '../drawing.ts'
import { arcData, box, disc, line, move, ovalRing, ring, turn, type Logos } from '../drawing.ts'
import { fit, row, stack, stackLeft, tall } from '../layout.ts'
import { text } from '../lettering.ts'

/** Jewellery and watches. */
export const jewellery: Logos = {
  quillon: () => {
    const gold = '#a87d1f'
    const q = [
      ...ring(0, 0, 46, gold, 7),
      ...line('M-22 26C-2 20 24 46 62 44', gold, 5),
      ...line('M16 10L40 66', gold, 5),
      ...disc(42, 71, 6, gold),
      ...disc(66, 44, 5, gold),
      ...disc(-25, 27, 5, gold),
    ]
    return [
      ...box(40, 8, 240, 176, '#f7f1e3'),
      ...fit(q, 110, 98, 164, 74),
      ...fit(text('QUILLON', 'josefin-sans-400', gold, { track: 500 }), 150, 16, 160, 152),
    ]
  },
  'opaline-and-ash': () => {
    const ink = '#37333d'
    return [
      ...fit(text('&', 'playfair-display-400i', '#cdbbe6'), 220, 164),
      ...fit(text('OPALINE', 'jost-400', ink, { track: 330 }), 168, 19, 118, 84),
      ...fit(text('ASH', 'jost-400', ink, { track: 330 }), 64, 19, 246, 124),
    ]
  },
  'thirteen-pearls': () => {
    const pearls = Array.from({ length: 13 }, (_, index) => {
      const angle = ((180 + 15 * index) * Math.PI) / 180
      const [x, y] = [Math.cos(angle) * 128, -Math.sin(angle) * 92]
      const size = 13 - Math.abs(index - 6) * 0.7
      return index === 9
        ? [...disc(x, y, size, '#1c1b1e'), ...disc(x - 3, y - 3, 2.4, '#8b8894')]
        : [...disc(x, y, size, '#d9d2c6'), ...disc(x - 2.6, y - 2.6, size * 0.5, '#f8f4ec')]
    }).flat()
    return [
      ...move(pearls, 160, 66),
      ...fit(
        stack(
          16,
          text('THIRTEEN', 'cormorant-garamond-700', '#3a3530', { track: 260 }),
          text('PEARLS', 'cormorant-garamond-700', '#3a3530', { track: 260 }),
        ),
        172,
        60,
        160,
        72,
      ),
    ]
  },
  'ebb-watch-co': () => {
    const yellow = '#ffd21f'
    const navy = '#0f2144'
    const ticks = Array.from({ length: 12 }, (_, index) =>
      turn(line('M0 -58V-48', yellow, index % 3 === 0 ? 6 : 3, { cap: 'butt' }), index * 30),
    ).flat()
    const dial = [
      ...ring(0, 0, 68, yellow, 6),
      ...ticks,
      ...line('M0 0L-22 40', yellow, 7),
      ...disc(0, 0, 8, yellow),
    ]
    const stencil = (word: string, track = 20) => text(word, 'space-mono-700', yellow, { track })
    return [
      ...box(10, 30, 300, 132, navy, 66),
      ...fit(dial, 112, 112, 78, 96),
      ...fit(stencil('EBB'), 138, 56, 216, 80),
      ...fit(stencil('WATCH CO.'), 138, 22, 216, 130),
      ...box(142, 78, 148, 4, navy),
      ...box(142, 128.4, 148, 2, navy),
    ]
  },
  'leger-joaillier': () => {
    const red = '#6d1230'
    return [
      ...ovalRing(160, 96, 146, 84, red, 3),
      ...ovalRing(160, 96, 138, 76, red, 1.4),
      ...fit(text('Léger', 'pinyon-script', red, { bolder: 1.4 }), 176, 86, 160, 80),
      ...fit(text('JOAILLIER', 'cormorant-garamond-600', red, { track: 360 }), 130, 15, 160, 140),
    ]
  },
  'plata-vieja': () => {
    const silver: draw.Gradient = {
      from: [-60, -60],
      to: [60, 60],
      stops: [
        [0, '#f4f6f8'],
        [0.5, '#aab3bb'],
        [1, '#dfe4e8'],
      ],
    }
    const dents = [
      [-28, -30],
      [4, -40],
      [32, -22],
      [-42, 2],
      [-12, -8],
      [18, 0],
      [42, 10],
      [-28, 30],
      [2, 26],
      [28, 38],
      [-4, 50],
    ]
    const hammered = [
      ...disc(0, 0, 62, silver),
      ...line(dents.map(([x = 0, y = 0]) => arcData(x, y, 9, 20, 170)).join(''), '#7d8790', 3.4),
    ]
    const name = stackLeft(
      12,
      text('Plata', 'grenze-gotisch-600', '#dfe4e8'),
      text('Vieja', 'grenze-gotisch-600', '#dfe4e8'),
    )
    return [...box(0, 0, 320, 192, '#141c30'), ...fit(row(22, hammered, tall(name, 124)), 264, 128)]
  },
}
