import * as draw from '../drawing.ts'
import { box, disc, fill, frame, line, move, ring, within, type Logos } from '../drawing.ts'
import { fit, onBaseline, stack, stackLeft, tall, wide } from '../layout.ts'
import { onCircle, text } from '../lettering.ts'
import { thinned } from '../textures.ts'

/** Gifts and stationery. */
export const gifts: Logos = {
  'dear-marjorie': () => {
    const stripes = Array.from({ length: 22 }, (_, index) =>
      fill(
        `M${index * 22 - 60} 192L${index * 22 + 20} 0h10L${index * 22 - 50} 192Z`,
        index % 2 === 0 ? '#d8322f' : '#2350a8',
      ),
    ).flat()
    return [
      ...within(stripes, draw.boxData(22, 16, 276, 160, 4)),
      ...box(33, 27, 254, 138, '#fffdf6'),
      ...fit(
        stackLeft(
          22,
          text('Dear', 'courier-prime-700', '#26241f'),
          text('Marjorie,', 'courier-prime-700', '#26241f'),
        ),
        176,
        88,
        142,
        104,
      ),
      ...frame(244, 38, 30, 36, '#d8322f', 2.4),
      ...fill('M259 66C246 58 250 46 259 52C268 46 272 58 259 66Z', '#d8322f'),
    ]
  },
  'postmark-maritime': () => {
    const ink = '#1c2f5e'
    const around = { radius: 62, size: 25, side: 'top', track: 130 } as const
    const mark = [
      ...ring(0, 0, 88, ink, 5),
      ...ring(0, 0, 52, ink, 3),
      ...onCircle('POSTMARK', 'jost-700', ink, around),
      ...onCircle('MARITIME', 'jost-700', ink, { ...around, radius: 80, side: 'bottom' }),
      ...line('M0 -22V34M-16 -8H16M-30 12C-28 32 -10 36 0 36C10 36 28 32 30 12', ink, 6),
      ...ring(0, -30, 7, ink, 5),
      ...line(
        [-36, -12, 12, 36].map((y) => `M${96 - Math.abs(y) * 0.2} ${y}q14 -14 28 0t28 0t28 0`).join(''),
        ink,
        5,
      ),
    ]
    return fit(mark, 262, 172)
  },
  'basketmakers-co-op': () =>
    fit(
      stack(16, text('Basketmakers’', 'nunito-700', '#1b3a7d'), text('Co-op', 'nunito-700', '#1b3a7d')),
      266,
      120,
    ),
  kiosko: () => {
    const orange = '#f26a1b'
    const booth = [
      ...fill('M-62 -20C-62 -84 62 -84 62 -20Z', orange),
      ...fill(
        'M-62 -16H62C62 2 42 2 41 -10C40 2 21 2 20 -10C20 2 0 2 0 -10C0 2 -20 2 -20 -10C-21 2 -40 2 -41 -10C-42 2 -62 2 -62 -16Z',
        '#3a2418',
      ),
      ...fill('M-52 6H52V66H-52ZM-38 16V40H38V16Z', orange),
      ...line('M0 -70V-82', orange, 6),
    ]
    return fit(stack(14, booth, wide(text('KIOSKO', 'bungee', orange), 210)), 240, 166)
  },
  'ochre-and-ink': () => {
    const ink = '#1b2140'
    const ochre = '#d08a1d'
    const mark = [
      ...fill(
        'M-20 -58C4 -26 14 -12 14 8C14 28 -2 40 -20 40C-38 40 -54 28 -54 8C-54 -12 -44 -26 -20 -58Z',
        ink,
      ),
      ...disc(34, 12, 28, ochre),
    ]
    return fit(
      stack(
        16,
        mark,
        onBaseline(18, text('Ochre', 'fondamento-400', ochre), text('& Ink', 'fondamento-400', ink)),
      ),
      266,
      164,
    )
  },
  'xylograph-press': () => {
    const faces = [
      'sancreek',
      'alfa-slab-one',
      'anton',
      'graduate',
      'abril-fatface',
      'bebas-neue',
      'limelight',
      'chango',
      'zilla-slab-700',
    ]
    const set = (colour: string) =>
      onBaseline(
        5,
        ...[...'XYLOGRAPH'].map((letter, index) => tall(text(letter, faces[index] ?? 'anton', colour), 74)),
      )
    const press = (colour: string) => tall(text('PRESS', 'alfa-slab-one', colour, { track: 260 }), 58)
    const printed = stack(14, set('#d1281f'), press('#d1281f'))
    const black = stack(14, set('#1a1817'), press('#1a1817'))
    return fit([...thinned(move(black, 5, 5), 0.8), ...printed], 282, 132)
  },
}
