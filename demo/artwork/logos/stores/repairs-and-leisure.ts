import * as draw from '../drawing.ts'
import {
  arcData,
  box,
  disc,
  fill,
  frame,
  line,
  move,
  oval,
  polygon,
  scale,
  turn,
  type Logos,
} from '../drawing.ts'
import { fit, onBaseline, row, stackLeft, tall } from '../layout.ts'
import { eachLetter, text } from '../lettering.ts'
import { thinned } from '../textures.ts'

/** Repairs, climbing, cinema and care. */
export const repairsAndLeisure: Logos = {
  'cobblers-last': () => {
    const mustard = '#c9930f'
    const last = fill(
      'M0 0C2 -22 30 -18 44 -34C52 -44 70 -46 78 -36C84 -26 82 -10 80 0C60 6 40 -4 26 2C16 6 -2 8 0 0Z',
      '#3a2a16',
    )
    return fit(
      stackLeft(
        12,
        text('Cobbler’s', 'alfa-slab-one', mustard),
        onBaseline(10, text('Last', 'alfa-slab-one', mustard), scale(last, 1.1)),
      ),
      270,
      140,
    )
  },
  'tick-and-mend': () => [
    ...box(16, 40, 288, 112, '#2b3034', 56),
    ...fit(
      [
        ...line(arcData(0, 0, 50, -30, 270), '#7fe3c0', 7),
        ...line('M-24 -2L-4 20L40 -44', '#7fe3c0', 10),
        ...line('M0 -42v5M42 0h-5M0 42v-5M-42 0h5', '#7fe3c0', 4),
      ],
      88,
      88,
      74,
      96,
    ),
    ...fit(
      stackLeft(16, text('Tick &', 'jost-600', '#7fe3c0'), text('Mend', 'jost-600', '#7fe3c0')),
      150,
      74,
      204,
      96,
    ),
  ],
  'stitch-in-nine': () => {
    const red = '#d3232b'
    const needle = [
      ...fill('M0 -60C6 -60 7 -50 6 -38L1.4 64H-1.4L-6 -38C-7 -50 -6 -60 0 -60Z', '#565c61'),
      ...oval(0, -48, 2.2, 8, '#cfd2d3'),
    ]
    return [
      ...box(0, 0, 320, 192, '#cfd2d3'),
      ...line(
        'M110 62C110 90 92 104 72 104C48 104 34 86 34 64C34 40 50 22 74 22C98 22 110 40 110 66C110 116 96 150 54 164',
        red,
        9,
      ),
      ...turn(move(needle, 62, 112), 62, 62, 112),
      ...line('M54 164C30 172 16 160 16 144', red, 4),
      ...fit(
        stackLeft(
          16,
          text('stitch', 'zilla-slab-500i', '#2f3336'),
          text('in nine', 'zilla-slab-500i', '#2f3336'),
        ),
        146,
        100,
        226,
        96,
      ),
    ]
  },
  overhang: () => {
    const acid = '#e9f01d'
    const holds = ['#ff4d3d', '#27b5e8', '#ff8bd0', '#fff', '#ff9a1f']
    const tipped = eachLetter('OVERHANG', 'work-sans-900', [acid], { track: -20 }).flatMap((letter, index) =>
      draw.warp(letter, ([x, y]) => [x - y * (0.02 + index * 0.085), y * (1.5 + index * 0.09)]),
    )
    const word = fit(tipped, 288, 130, 160, 98)
    return [
      ...polygon(
        [
          [0, 0],
          [320, 0],
          [320, 192],
          [0, 192],
        ],
        '#2b2d30',
      ),
      ...polygon(
        [
          [0, 192],
          [0, 168],
          [240, 168],
          [320, 120],
          [320, 192],
        ],
        '#3d4045',
      ),
      ...word,
      ...[
        [30, 34, 0],
        [84, 22, 1],
        [140, 32, 2],
        [196, 18, 3],
        [292, 176, 0],
        [44, 160, 4],
        [118, 172, 1],
        [206, 160, 2],
      ].flatMap(([x = 0, y = 0, hold = 0]) => turn(oval(x, y, 10, 7.5, holds[hold] ?? acid), x, x, y)),
    ]
  },
  'glass-half-mended': () => {
    const cyan = '#3be8f2'
    const phone = [
      ...frame(0, 0, 74, 136, cyan, 7, 14),
      ...line('M28 14H46', cyan, 4),
      ...line(
        'M4 74L26 64L44 80L70 68M26 64L20 100L4 112M44 80L36 104L52 132M36 104L20 100M44 80L70 104M20 100L24 132',
        cyan,
        3,
      ),
    ]
    return [
      ...box(0, 0, 320, 192, '#08090b'),
      ...fit(
        row(
          26,
          phone,
          tall(
            stackLeft(
              18,
              text('glass', 'jost-300', cyan, { track: 40 }),
              text('half', 'jost-300', cyan, { track: 40 }),
              text('mended', 'jost-300', cyan, { track: 40 }),
            ),
            136,
          ),
        ),
        262,
        146,
      ),
    ]
  },
  'tidepool-childminding': () => {
    const hand = [
      ...line('M0 0V-30', '#f4934a', 22),
      ...line('M-9 -38L-16 -54M-3 -42L-5 -60M4 -42L7 -60M10 -38L18 -52', '#f4934a', 8),
    ]
    const star = [
      ...[0, 72, 144, 216, 288].flatMap((angle) => turn(hand, angle)),
      ...disc(0, 0, 20, '#f4934a'),
      ...disc(-6, -3, 3, '#0f6f78'),
      ...disc(6, -3, 3, '#0f6f78'),
      ...line('M-6 5q6 5 12 0', '#0f6f78', 3),
    ]
    return fit(
      row(
        16,
        star,
        tall(
          stackLeft(
            13,
            text('tidepool', 'fredoka-600', '#0f6f78'),
            text('childminding', 'fredoka-400', '#0f6f78', { size: 62 }),
          ),
          84,
        ),
      ),
      288,
      138,
    )
  },
  'locksmiths-riddle': () => {
    const brass = '#d9b25a'
    const mark = [
      ...line('M-34 -30C-34 -82 40 -82 40 -32C40 -2 2 0 2 34', brass, 17),
      ...disc(2, 62, 13, brass),
      ...fill('M-3 66H7L13 92H-9Z', brass),
    ]
    return [
      ...box(12, 12, 296, 168, '#10201a', 4),
      ...frame(20, 20, 280, 152, brass, 1.4),
      ...thinned(
        fit(
          row(
            24,
            mark,
            tall(
              stackLeft(
                16,
                text('Locksmith’s', 'im-fell-english', brass),
                text('Riddle', 'im-fell-english', brass),
              ),
              100,
            ),
          ),
          258,
          124,
          160,
          96,
        ),
        0.2,
      ),
    ]
  },
  'the-lightship-cinema': () => {
    const red = '#c9211e'
    const cream = '#fff3d9'
    const ship = [
      ...fill('M-48 30H48L38 54H-34Z', cream),
      ...fill('M-22 11H26V26H-22Z', cream),
      ...fill('M-4 -58H4L8 10H-8Z', cream),
      ...fill('M-12 -84H12L9 -62H-9Z', cream),
      ...line('M-42 27L-8 -44M42 27L8 -44', cream, 2),
      ...fill('M-7 -88H7L0 -98Z', cream),
    ]
    const screen = 'M54 50L104 14H308V132H104L54 62Z'
    return [
      ...box(0, 0, 320, 192, red),
      ...fill(screen, cream),
      ...fit(ship, 72, 130, 46, 101),
      ...fit(text('THE', 'limelight', red, { track: 260 }), 62, 14, 206, 34),
      ...fit(text('LIGHTSHIP', 'limelight', red, { track: 10, bolder: 1 }), 190, 46, 206, 71),
      ...fit(text('CINEMA', 'limelight', red, { track: 220 }), 172, 26, 206, 113),
      ...line('M14 168q11.5 -9 23 0t23 0t23 0t23 0t23 0t23 0t23 0t23 0t23 0t23 0t23 0t23 0', cream, 4.5),
    ]
  },
}
