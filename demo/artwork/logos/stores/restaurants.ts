import * as draw from '../drawing.ts'
import { box, disc, fill, line, move, ring, scale, within, type Logos } from '../drawing.ts'
import { fit, onBaseline, stack, stackLeft, wide } from '../layout.ts'
import { text } from '../lettering.ts'
import { cord } from '../textures.ts'

/** Restaurants. */
export const restaurants: Logos = {
  'the-salt-ledger': () => {
    const ink = '#17406b'
    return fit(
      [
        ...text('The Salt', 'petit-formal-script', ink, { bolder: 1.6 }),
        ...move(text('Ledger', 'petit-formal-script', ink, { bolder: 1.6 }), 108, 92),
        ...line('M-30 12h430M-30 104h430', '#8fb1cf', 2),
        ...line('M-8 -84v214M-14 -84v214', '#d46a5f', 1.6),
      ],
      284,
      152,
    )
  },
  'bell-and-anchor': () => {
    const brass = '#e0b354'
    const bell = [
      ...ring(0, -66, 8, brass, 5),
      ...fill(
        'M0 -58C-34 -58 -30 -16 -38 8C-42 18 -48 20 -52 28H52C48 20 42 18 38 8C30 -16 34 -58 0 -58Z',
        brass,
      ),
      ...line('M-24 8C-20 -16 -20 -34 -10 -44M-40 19H40', '#123d2e', 2.4),
      ...line('M0 28V66M-10 38H10M-22 52C-20 66 -8 70 0 70C8 70 20 66 22 52', brass, 6),
      ...fill('M-30 56L-23 44L-15 55ZM30 56L23 44L15 55Z', brass),
    ]
    return [
      ...box(14, 12, 292, 168, '#123d2e', 10),
      ...draw.frame(22, 20, 276, 152, brass, 1.6, 5),
      ...fit(bell, 90, 124, 78, 96),
      ...fit(
        stackLeft(
          10,
          text('BELL &', 'cinzel-700', brass, { track: 30 }),
          text('ANCHOR', 'cinzel-700', brass, { track: 30 }),
        ),
        150,
        84,
        210,
        96,
      ),
    ]
  },
  'osteria-controvento': () => {
    const red = '#8b1a2b'
    const word = (letters: string, size: number) =>
      draw.lean(text(letters, 'josefin-sans-300', red, { size, track: 40, bolder: 2 }), -17)
    const gusts = line('M0 0h74c16 0 16 -22 2 -22c-9 0 -12 9 -7 14M12 13h96M26 26h52', red, 3)
    return fit(
      stackLeft(20, onBaseline(24, word('OSTERIA', 76), gusts), wide(word('CONTROVENTO', 100), 470)),
      292,
      120,
    )
  },
  'izakaya-tsukiyo': () => [
    ...box(0, 0, 320, 192, '#10193a'),
    ...disc(222, 88, 66, '#f5e9a8'),
    ...fit(
      stackLeft(
        20,
        text('IZAKAYA', 'work-sans-500', '#fff', { track: 260 }),
        text('TSUKIYO', 'work-sans-500', '#fff', { track: 260 }),
      ),
      172,
      64,
      116,
      96,
    ),
    ...within(
      fit(
        stackLeft(
          20,
          text('IZAKAYA', 'work-sans-500', '#10193a', { track: 260 }),
          text('TSUKIYO', 'work-sans-500', '#10193a', { track: 260 }),
        ),
        172,
        64,
        116,
        96,
      ),
      draw.ellipseData(222, 88, 66, 66),
    ),
  ],
  ixtle: () => [
    ...box(16, 26, 288, 140, '#ecd9b4', 6),
    ...fit(
      cord(
        [
          [
            [0, 0],
            [0, 100],
          ],
          [
            [34, 0],
            [92, 100],
          ],
          [
            [92, 0],
            [34, 100],
          ],
          [
            [112, 0],
            [178, 0],
          ],
          [
            [145, 0],
            [145, 100],
          ],
          [
            [200, 0],
            [200, 100],
          ],
          [
            [200, 100],
            [246, 100],
          ],
          [
            [270, 0],
            [270, 100],
          ],
          [
            [270, 0],
            [320, 0],
          ],
          [
            [270, 50],
            [312, 50],
          ],
          [
            [270, 100],
            [320, 100],
          ],
        ],
        '#c2156f',
        '#f3a9cf',
        18,
      ),
      246,
      92,
    ),
  ],
  'brasserie-goeland': () => {
    const green = '#4f7f22'
    const gull = fill(
      'M-50 4C-34 -18 -14 -20 0 0C10 -24 34 -34 58 -26C38 -20 20 -6 6 16C0 22 -6 20 -8 12C-18 -4 -34 -4 -50 4Z',
      green,
    )
    const name = text('Goeland', 'federo', green, { track: 20 })
    return fit(
      stack(
        16,
        [...name, ...move(scale(gull, 0.62), 160, -80)],
        scale(text('BRASSERIE', 'federo', green, { track: 420 }), 0.36),
      ),
      274,
      150,
    )
  },
  eelgrass: () => {
    const olive = '#6c7a2e'
    const set = (letters: string) => text(letters, 'work-sans-200', olive, { track: 50, bolder: 1.6 })
    const blade = (height: number) =>
      fill(
        `M0 0C-3 ${-height / 2} 2 ${-height * 0.8} 14 ${-height}C8 ${-height * 0.7} 5 ${-height / 2} 4 0Z`,
        olive,
      )
    const g = [...set('g'), ...fill('M42 20C40 52 44 70 62 96C40 76 34 50 37 16Z', olive)]
    const l = [...blade(150), ...move(blade(104), 3, 0)]
    return fit(onBaseline(9, set('ee'), l, g, set('rass')), 280, 160)
  },
  'hatch-and-ember': () => {
    const glow: draw.Gradient = {
      from: [0, 0],
      to: [300, 0],
      stops: [
        [0, '#d63a0a'],
        [0.5, '#ffb53a'],
        [1, '#d63a0a'],
      ],
    }
    const words = (letters: string) => wide(text(letters, 'saira-stencil-one', '#2c2a29', { track: 20 }), 300)
    return fit(stack(12, words('HATCH &'), box(0, 0, 300, 13, glow), words('EMBER')), 236, 156)
  },
}
