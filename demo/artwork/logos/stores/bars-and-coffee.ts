import * as draw from '../drawing.ts'
import { box, disc, fill, line, move, oval, ring, scale, turn, type Logos } from '../drawing.ts'
import { fit, row, stack, stackLeft, stackRight, tall, wide } from '../layout.ts'
import { text } from '../lettering.ts'
import { thinned } from '../textures.ts'

/** Bars, coffee and tea. */
export const barsAndCoffee: Logos = {
  'the-idle-capstan': () => {
    const rust = '#94391c'
    const capstan = [
      ...fill('M-26 -50H26L30 -36H-30Z', rust),
      ...fill('M-22 -33H22L16 -4L24 30H-24L-16 -4Z', rust),
      ...line('M-10 -30L-7 -4L-11 27M0 -30V27M10 -30L7 -4L11 27', '#fff', 2.2),
      ...fill('M-40 33H40L46 46H-46Z', rust),
      ...line('M-66 -43H-28M28 -43H66', rust, 7),
      ...line('M-56 -36l6 -14M-46 -36l6 -14M46 -36l-6 -14M56 -36l-6 -14', '#fff', 1.8),
    ]
    return thinned(
      fit(
        stack(
          12,
          capstan,
          scale(text('THE IDLE', 'im-fell-english', rust, { track: 160 }), 0.42),
          scale(text('CAPSTAN', 'im-fell-english', rust, { track: 30, bolder: 1.5 }), 0.62),
        ),
        260,
        168,
      ),
      0.3,
    )
  },
  'vermouth-and-vane': () => {
    const ink = '#1f2a44'
    const orange = '#ee6a1f'
    const arrow = [
      ...line('M-24 0H318', orange, 4, { cap: 'butt' }),
      ...fill('M352 0L312 -17L320 0L312 17Z', orange),
      ...fill('M-12 0L-34 -16H-56L-38 0L-56 16H-34Z', orange),
    ]
    const set = (word: string, track: number) => text(word, 'poiret-one', ink, { track, bolder: 2.2 })
    return fit(stack(15, wide(set('VERMOUTH', 60), 300), arrow, wide(set('& VANE', 330), 300)), 284, 150)
  },
  fogbound: () => {
    const fog: draw.Gradient = {
      from: [0, 0],
      to: [500, 0],
      stops: [
        [0, '#2f3b45'],
        [0.45, '#5b6a76'],
        [1, '#cfd7dc'],
      ],
    }
    return fit(
      stackRight(
        16,
        text('fogbound', 'comfortaa-700', fog, { bolder: 5 }),
        text('COFFEE', 'comfortaa-700', '#7c8a95', { size: 26, track: 320 }),
      ),
      284,
      120,
    )
  },
  'quarter-past-tea': () => {
    const cream = '#fbf0d9'
    const clock = [
      ...disc(0, 0, 72, '#a8452f'),
      ...ring(0, 0, 63, cream, 2.5),
      ...line('M0 -56v10M0 46v10M-56 0h10', cream, 5, { cap: 'butt' }),
      ...line('M0 0L10 -34', cream, 7),
      ...line('M0 0H34', cream, 4.5),
      ...oval(46, 0, 15, 10, cream),
      ...disc(0, 0, 6, cream),
    ]
    const name = stackLeft(
      12,
      text('quarter', 'zilla-slab-600', '#a8452f'),
      text('past tea', 'zilla-slab-600', '#a8452f'),
    )
    return fit(row(20, clock, tall(name, 104)), 288, 140)
  },
  'early-ferry-espresso': () => [
    ...box(40, 12, 240, 168, '#d12a28'),
    ...fit(
      stack(
        9,
        wide(text('EARLY FERRY', 'bebas-neue', '#fff', { track: 20 }), 300),
        wide(text('ESPRESSO', 'bebas-neue', '#fff', { track: 30 }), 300),
      ),
      200,
      104,
      160,
      78,
    ),
    ...line('M60 164L160 142L260 164M88 171L160 155L232 171M60 164', '#fff', 6, {
      join: 'miter',
      cap: 'butt',
    }),
  ],
  'cafe-lechuza': () => {
    const cream = '#f6e7cf'
    const brown = '#4a2b1b'
    const eye = (x: number) => [
      ...ring(x, -29, 25, cream, 9),
      ...disc(x, -29, 12, cream),
      ...disc(x + 3, -32, 4, brown),
    ]
    const letters = [
      ...line('M-64 -48C-74 -58 -112 -56 -112 -29C-112 -2 -74 0 -64 -10', cream, 9),
      ...eye(-20),
      ...line('M10 -54V-2', cream, 9),
      ...line('M62 -82C46 -88 40 -78 40 -66V-2M28 -52H58', cream, 9),
      ...eye(98),
      ...line('M76 -29H120', cream, 7),
      ...line('M98 -66L116 -82', cream, 9),
    ]
    return [
      ...box(14, 14, 292, 164, brown, 82),
      ...fit(letters, 190, 84, 160, 78),
      ...fit(text('LECHUZA', 'fredoka-500', cream, { track: 420 }), 176, 22, 160, 146),
    ]
  },
  'genmai-tea-room': () => {
    const green = '#6b8f3a'
    const enso = fill(
      'M40 -58C0 -82 -62 -62 -70 -4C-76 48 -28 80 18 72C62 64 82 20 66 -20L60 -16C68 18 48 50 14 56C-22 62 -54 38 -50 -2C-46 -44 -4 -62 34 -48Z',
      green,
    )
    const grains = [
      [-14, 10, 20],
      [8, -6, -30],
      [14, 22, 60],
      [-10, -18, 75],
      [-2, 32, -10],
    ].flatMap(([x = 0, y = 0, angle = 0]) => move(turn(oval(0, 0, 8, 4.4, '#a9792f'), angle), x, y))
    const name = stackLeft(
      13,
      text('genmai', 'jost-300', '#3f5a22', { track: 60 }),
      text('TEA ROOM', 'jost-400', '#3f5a22', { size: 30, track: 330 }),
    )
    return fit(row(20, [...enso, ...grains], tall(name, 86)), 280, 150)
  },
  'undertow-taproom': () => {
    const pull = ([x, y]: [number, number]): [number, number] => {
      const depth = Math.max(0, (y + 72) / 72)
      return [x + depth * depth * 26 * Math.sin(x / 46 + 1), y + depth * depth * (34 + 30 * Math.sin(x / 50))]
    }
    return [
      ...box(14, 14, 292, 164, '#0c0f10', 14),
      ...fit(draw.bend(text('UNDERTOW', 'anton', '#45c4a0', { track: 25 }), pull, 9), 262, 106, 160, 84),
      ...fit(text('TAPROOM', 'jost-500', '#45c4a0', { track: 700 }), 230, 14, 160, 156),
    ]
  },
  'percolator-no-4': () => {
    const red = '#cf2027'
    const pot = [
      ...fill('M-30 -30H26L38 60C38 66 34 68 30 68H-38C-42 68 -44 66 -44 62Z', red),
      ...fill('M-26 -36C-22 -50 18 -50 22 -36Z', red),
      ...disc(-2, -54, 6, red),
      ...line('M-34 -8L-58 -26L-60 -18L-40 14', red, 5),
      ...line('M32 -14C66 -22 70 36 38 42', red, 8),
      ...fill('M-22 -18H-12L-18 48H-30Z', '#f3938f'),
    ]
    const steam = line('M14 -142C-10 -116 -22 -102 -26 -92H32M14 -116V-70', red, 8)
    const name = stackLeft(
      4,
      text('Percolator', 'lobster', red),
      text('No. 4', 'lobster', '#2b2b2b', { size: 72 }),
    )
    return fit(row(16, [...pot, ...steam], tall(name, 116)), 286, 168)
  },
}
