import type * as draw from '../drawing.ts'
import { box, disc, fill, line, move, ring, turn, type Logos } from '../drawing.ts'
import { fit, onBaseline, row, squeeze, stack, stackLeft, tall } from '../layout.ts'
import { text } from '../lettering.ts'

/** Beauty and fragrance. */
export const beauty: Logos = {
  kelpwick: () => {
    const green = '#0d5247'
    const frond = [
      ...line('M0 20C-10 2 10 -16 0 -36C-10 -56 10 -74 2 -100', green, 9),
      ...line('M2 -30C18 -34 22 -54 40 -56C52 -58 54 -70 64 -76', green, 9),
      ...line('M4 -30C22 -24 20 -8 38 -4C50 0 52 12 66 18', green, 9),
      ...line('M-4 -60C-18 -62 -20 -74 -30 -76M-2 -6C-16 -8 -20 2 -30 2', green, 7),
    ]
    return fit(onBaseline(4, frond, text('elpwick', 'jost-400', green, { track: 30, bolder: 1 })), 284, 130)
  },
  'nom-de-plume-parfums': () => {
    const copper = '#d08a58'
    const keyhole = [
      ...fill(
        'M0 -78C26 -78 44 -58 44 -34C44 -16 34 -2 20 6L34 70H-34L-20 6C-34 -2 -44 -16 -44 -34C-44 -58 -26 -78 0 -78Z',
        copper,
      ),
      ...fill('M0 60L-19 4C-20 -16 -8 -32 -7 -54H7C8 -32 20 -16 19 4Z', '#101010'),
      ...line('M0 56V6', copper, 2.4),
      ...disc(0, 0, 5, copper),
    ]
    return [
      ...box(0, 0, 320, 192, '#101010'),
      ...fit(keyhole, 90, 86, 160, 58),
      ...fit(text('Nom de Plume', 'cormorant-garamond-600i', copper, { track: 10 }), 246, 44, 160, 130),
      ...fit(text('PARFUMS', 'jost-400', copper, { track: 700 }), 130, 10, 160, 166),
    ]
  },
  'rouge-harbour': () => {
    const red = '#c20f2f'
    return fit(
      stack(
        6,
        squeeze(text('ROUGE', 'anton', red, { track: 10 }), 300, 92),
        squeeze(text('HARBOUR', 'anton', red, { track: 8 }), 300, 92),
      ),
      250,
      156,
    )
  },
  'soapstone-lane': () => {
    const carved = (colour: string) =>
      stack(
        14,
        text('SOAPSTONE', 'josefin-sans-700', colour, { track: 50 }),
        text('LANE', 'josefin-sans-700', colour, { track: 260, size: 74 }),
      )
    return [
      ...fill(
        'M16 104C8 50 70 14 150 16C240 18 308 46 308 98C308 150 240 180 160 178C80 176 24 158 16 104Z',
        '#8e948f',
      ),
      ...fill('M40 66C70 30 150 24 216 34C150 34 84 42 40 66Z', '#aab0aa'),
      ...fit(carved('#c3c8c2'), 220, 88, 161.6, 99.8),
      ...fit(carved('#454b48'), 220, 88, 160, 98),
    ]
  },
  'yuzu-bath-house': () => {
    const yuzu = '#e9b824'
    const grey = '#6c6f70'
    const segments = Array.from({ length: 9 }, (_, index) =>
      turn(line('M0 -12V-36', yuzu, 4), index * 40),
    ).flat()
    const citrus = [
      ...ring(0, 0, 48, yuzu, 8),
      ...segments,
      ...line(
        'M-26 -66C-34 -78 -18 -86 -26 -100M0 -66C-8 -78 8 -86 0 -100M26 -66C18 -78 34 -86 26 -100',
        grey,
        5,
      ),
    ]
    return fit(
      row(
        26,
        citrus,
        tall(
          stackLeft(
            14,
            text('yuzu', 'comfortaa-300', grey, { bolder: 2 }),
            text('bath', 'comfortaa-300', grey, { bolder: 2 }),
            text('house', 'comfortaa-300', grey, { bolder: 2 }),
          ),
          150,
        ),
      ),
      250,
      156,
    )
  },
  'flor-de-nopal': () => {
    const pink = '#e2187e'
    const green = '#2d8a45'
    const petals = [-64, -38, -13, 13, 38, 64].flatMap((angle) =>
      turn(fill('M0 0C-13 -22 -9 -44 0 -54C9 -44 13 -22 0 0Z', pink), angle),
    )
    const flower = [
      ...move(petals, 0, -14),
      ...fill('M-34 -12C-30 -22 30 -22 34 -12C40 18 36 48 22 70H-22C-36 48 -40 18 -34 -12Z', green),
      ...line(
        'M-18 4l6 4M2 2l5 5M18 6l-5 5M-22 26l6 4M-2 24l5 5M20 28l-6 4M-14 48l5 4M8 48l-5 5',
        '#fff',
        3.4,
      ),
    ]
    return fit(
      row(
        18,
        flower,
        tall(
          stackLeft(
            9,
            text('FLOR', 'londrina-solid-900', pink, { track: 50 }),
            text('DE NOPAL', 'londrina-solid-900', green, { track: 20 }),
          ),
          104,
        ),
      ),
      272,
      158,
    )
  },
  xanthe: () => {
    const gold: draw.Gradient = {
      from: [0, -170],
      to: [110, 10],
      stops: [
        [0, '#8a6413'],
        [0.35, '#f3d77e'],
        [0.6, '#c6972f'],
        [1, '#7d5a10'],
      ],
    }
    const big = text('X', 'cinzel-700', gold, { size: 300 })
    return fit(
      onBaseline(-46, big, move(text('ANTHE', 'cinzel-500', '#2a2620', { track: 160 }), 0, -70)),
      286,
      160,
    )
  },
}
