import { box, disc, fill, line, move, oval, ring, turn, type Logos } from '../drawing.ts'
import { fit, jumble, onBaseline, row, stack, tall, wide } from '../layout.ts'
import { eachLetter, text } from '../lettering.ts'

/** Children and babies. */
export const kids: Logos = {
  'puddle-parade': () => {
    const boot = (x: number, y: number, angle: number, colour: string) =>
      move(
        turn(
          [
            ...fill('M-11 -22C-12 -34 12 -34 11 -20L9 4H-8Z', colour),
            ...fill('M-7 9H9C11 24 -7 26 -8 14Z', colour),
          ],
          angle,
        ),
        x,
        y,
      )
    const splash = fill(
      'M190 0C196 -16 190 -26 186 -36C198 -30 204 -22 206 -12C210 -30 208 -42 216 -54C220 -40 220 -28 218 -12C226 -24 234 -32 244 -34C236 -24 234 -12 236 0C244 14 182 14 190 0Z',
      '#1d62d6',
    )
    const prints = [
      ...boot(0, 0, 80, '#e12a26'),
      ...boot(44, -18, 96, '#1d62d6'),
      ...boot(90, 2, 80, '#e12a26'),
      ...boot(136, -16, 96, '#1d62d6'),
      ...splash,
    ]
    const bounce = (word: string) =>
      jumble(5, eachLetter(word, 'lilita-one', ['#e12a26', '#1d62d6']), [-5, 5], [-3, 4])
    return fit(
      stack(9, wide(prints, 230), wide(bounce('PUDDLE'), 210), wide(bounce('PARADE'), 210)),
      250,
      178,
    )
  },
  'little-dory': () => {
    const slate = '#54647a'
    const boat = [
      ...fill('M-86 0H-34L0 -50L34 0H86L54 44H-54Z', '#fbeeb0'),
      ...line('M-86 0H-34L0 -50L34 0H86L54 44H-54ZM-34 0L0 44L34 0', slate, 4, { dash: [9, 8] }),
    ]
    return fit(
      stack(20, boat, text('little dory', 'comfortaa-400', slate, { size: 64, bolder: 1.4 })),
      250,
      148,
    )
  },
  'button-hollow': () => {
    const holes = [
      [-15, -15],
      [15, -15],
      [-15, 15],
      [15, 15],
    ].flatMap(([x = 0, y = 0], index) => disc(x, y, 10, index === 1 ? '#fff3b8' : '#6f5fa8'))
    return [
      ...box(0, 0, 320, 192, '#6f5fa8'),
      ...fit(
        [
          ...disc(0, 0, 58, '#d5c9f2'),
          ...ring(0, 0, 46, '#b7a5e3', 5),
          ...holes,
          ...line('M0 -14V14M-14 0H14', '#b7a5e3', 4),
        ],
        104,
        104,
        160,
        68,
      ),
      ...fit(text('Button Hollow', 'elsie-swash-caps-900', '#fff', { track: 10 }), 232, 40, 160, 152),
    ]
  },
  'hopscotch-annex': () => {
    const chalk = '#f2f0e6'
    const grid: [letter: string, x: number, y: number][] = [
      ['H', 0, 22],
      ['O', 46, 0],
      ['P', 46, 46],
      ['S', 92, 22],
      ['C', 138, 0],
      ['O', 138, 46],
      ['T', 184, 22],
      ['C', 230, 0],
      ['H', 230, 46],
    ]
    const cells = grid
      .map(
        ([, x, y], index) =>
          `M${x + 1} ${y + (index % 2)}L${x + 44} ${y + 1}L${x + 43 + (index % 2)} ${y + 44}L${x + 2} ${y + 43}Z`,
      )
      .join('')
    const colours = ['#ffd76b', '#f2f0e6', '#8fd3ff', '#ff9db0']
    const letters = grid.flatMap(([letter, x, y], index) =>
      fit(text(letter, 'caveat-brush', colours[index % 4] ?? chalk), 30, 31, x + 22.5, y + 22.5),
    )
    return [
      ...box(0, 0, 320, 192, '#26312d'),
      ...fit([...line(cells, chalk, 2.4), ...letters], 282, 108, 160, 72),
      ...fit(text('ANNEX', 'amatic-sc-700', chalk, { track: 420 }), 170, 34, 160, 158),
    ]
  },
  'trompo-and-tambor': () => {
    const top = [
      ...fill('M-42 -30C-42 -50 42 -50 42 -30C42 0 12 20 4 46H-4C-12 20 -42 0 -42 -30Z', '#e5257c'),
      ...line('M-38 -16C-10 -6 12 -6 38 -16', '#ffb400', 8, { cap: 'butt' }),
      ...box(-6, -62, 12, 18, '#0d9c8f', 3),
      ...line('M0 44V58', '#3a2a78', 5),
    ]
    const drum = [
      ...box(-42, -22, 84, 66, '#0d9c8f', 6),
      ...line('M-40 40L-20 -16L0 40L20 -16L40 40', '#ffb400', 5),
      ...oval(0, -24, 44, 13, '#f2641f'),
      ...line('M-20 -30L-44 -62M20 -30L44 -62', '#3a2a78', 6),
      ...disc(-19, -28, 6, '#3a2a78'),
      ...disc(19, -28, 6, '#3a2a78'),
    ]
    const colours = ['#e5257c', '#f2641f', '#0d9c8f', '#3a2a78', '#ffb400']
    const set = (word: string, shift: number) =>
      onBaseline(
        3,
        ...eachLetter(word, 'londrina-solid-900', [...colours.slice(shift), ...colours.slice(0, shift)]),
      )
    return fit(
      stack(
        10,
        row(16, tall(turn(top, 14), 116), tall(set('TROMPO', 0), 84)),
        row(16, tall(set('& TAMBOR', 2), 84), tall(drum, 104)),
      ),
      270,
      172,
    )
  },
}
