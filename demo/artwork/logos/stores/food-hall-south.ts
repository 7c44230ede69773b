import * as draw from '../drawing.ts'
import { box, disc, fill, line, move, polygon, turn, type Logos } from '../drawing.ts'
import { fit, row, stack, stackLeft, tall, wide } from '../layout.ts'
import { text } from '../lettering.ts'
import { thinned } from '../textures.ts'

/** The food hall, counters 308 to 314. */
export const foodHallSouth: Logos = {
  'falafel-foghorn': () => {
    const green = '#3f7d2b'
    const horn = [
      ...fill('M-62 -10H-34L26 -44V44L-34 10H-62Z', green),
      ...box(-76, -16, 12, 32, green, 4),
      ...line('M-44 10V30H-22', green, 7),
      ...disc(48, 0, 15, '#a8682a'),
      ...disc(78, -24, 11, '#a8682a'),
      ...disc(82, 20, 11, '#a8682a'),
      ...disc(104, -4, 8, '#a8682a'),
    ]
    const name = stack(9, text('falafel', 'fredoka-600', green), text('foghorn', 'fredoka-600', green))
    return fit(row(18, wide(horn, 170), tall(name, 122)), 288, 142)
  },
  'pierogi-pier': () => {
    const beet = '#b0215e'
    const dumpling = (x: number) => [
      ...fill(`M${x - 29} 0C${x - 29} -42 ${x + 29} -42 ${x + 29} 0Z`, beet),
      ...line(`M${x - 20} -9l4 -7M${x - 9} -13l2 -9M${x + 9} -13l-2 -9M${x + 20} -9l-4 -7`, '#fff', 3),
      ...box(x - 5, 2, 10, 34, beet),
    ]
    return fit(
      stack(
        14,
        [-132, -66, 0, 66, 132].flatMap(dumpling),
        text('Pierogi Pier', 'lobster', beet, { size: 74 }),
      ),
      280,
      142,
    )
  },
  'double-dragonfly': () => {
    const fly = (colour: string, angle: number) =>
      turn(
        [
          ...fill('M-58 -6L150 -2.2V2.2L-58 6Z', colour),
          ...disc(-66, 0, 10, colour),
          ...fill(
            'M-42 -5C-60 -34 -54 -62 -38 -66C-24 -58 -22 -28 -34 -5ZM-42 5C-60 34 -54 62 -38 66C-24 58 -22 28 -34 5Z',
            colour,
          ),
          ...fill(
            'M-28 -5C-24 -36 -4 -54 10 -52C16 -38 2 -14 -20 -5ZM-28 5C-24 36 -4 54 10 52C16 38 2 14 -20 5Z',
            colour,
          ),
        ],
        angle,
      )
    const pair = [
      ...move(fly('#c9252b', 13), -26, -34),
      ...move(draw.scale(fly('#0f7b83', 13), -1, 1), 26, -34),
    ]
    return fit(
      stack(14, pair, text('Double Dragonfly', 'federo', '#22211f', { size: 60, track: 10 })),
      284,
      156,
    )
  },
  'jollof-and-jib': () => {
    const sail = 'M0 -78C44 -40 66 14 70 66H-6Z'
    const waves = Array.from({ length: 4 }, (_, index) =>
      line(`M-20 ${-40 + index * 30}q12 -14 24 0t24 0t24 0t24 0`, index % 2 === 0 ? '#fff' : '#ffd089', 7),
    ).flat()
    const dots = [
      [14, -22],
      [34, -22],
      [12, 8],
      [34, 8],
      [56, 8],
      [12, 40],
      [36, 40],
      [60, 40],
    ].flatMap(([x = 0, y = 0]) => disc(x, y + 2, 5, '#2a2a7c'))
    const mark = [
      ...fill(sail, '#ee7a17'),
      ...draw.within([...waves, ...dots], sail),
      ...fill('M-14 -62V66H-58Z', '#2a2a7c'),
      ...fill('M-64 74H76C70 88 60 92 50 92H-38C-50 92 -58 88 -64 74Z', '#2a2a7c'),
    ]
    return fit(
      row(
        14,
        mark,
        tall(
          stackLeft(
            12,
            text('JOLLOF', 'lilita-one', '#2a2a7c', { track: 20 }),
            text('& JIB', 'lilita-one', '#ee7a17', { track: 20 }),
          ),
          112,
        ),
      ),
      280,
      150,
    )
  },
  'crisp-and-vinegar': () => {
    const cone = [
      ...polygon(
        [
          [10, 30],
          [310, 30],
          [176, 188],
          [144, 188],
        ],
        '#efe6d3',
      ),
      ...fill('M10 30H310L300 42H20Z', '#7a4a1e'),
      ...line('M64 102H256M76 116H244M88 130H232M100 144H220M112 158H208M124 172H196', '#c9bb9e', 4, {
        dash: [26, 6, 40, 6],
        cap: 'butt',
      }),
      ...[40, 74, 108, 142, 176, 210, 244, 276].flatMap((x, index) =>
        turn(box(x, 4 + (index % 3) * 4, 15, 34, '#d99a2b', 2), (index % 4) * 7 - 10, x, 20),
      ),
      ...fill('M6 36H314L302 52H18Z', '#7a4a1e'),
    ]
    return [
      ...cone,
      ...thinned(fit(text('Crisp & Vinegar', 'grenze-gotisch-700', '#2b2118'), 234, 44, 160, 76), 0.15),
    ]
  },
  'slice-of-wharf': () => {
    const brick = '#a83a24'
    const wedge = [
      ...fill('M-64 -58C-40 -72 44 -72 68 -58V-46H-64Z', '#d9812b'),
      ...fill(
        'M-58 -42H-40V-2L-58 -42ZM-36 -42H-18V44L-36 6ZM-14 -42H18V74L2 84L-14 54ZM22 -42H40V6L22 44ZM44 -42H62L44 -2Z',
        brick,
      ),
      ...disc(-27, -22, 6, '#f2b45c'),
      ...disc(4, 6, 7, '#f2b45c'),
      ...disc(31, -20, 6, '#f2b45c'),
      ...disc(3, 46, 5, '#f2b45c'),
    ]
    return fit(
      row(
        16,
        wedge,
        tall(
          stackLeft(
            9,
            text('SLICE', 'londrina-solid-900', brick),
            text('of wharf', 'londrina-solid-400', brick, { size: 78 }),
          ),
          118,
        ),
      ),
      264,
      150,
    )
  },
  'green-dory': () => {
    const bowl = [
      ...fill('M-92 -26C-40 -10 40 -10 92 -26C84 20 50 44 0 44C-50 44 -84 20 -92 -26Z', '#2f7a3d'),
      ...fill('M-78 -14C-40 -2 40 -2 78 -14L74 -2C40 8 -40 8 -74 -2Z', '#8cc152'),
      ...fill(
        'M-20 -22C-34 -46 -14 -62 -4 -62C4 -48 2 -32 -8 -21ZM8 -21C4 -40 24 -56 42 -52C42 -36 28 -22 16 -20Z',
        '#8cc152',
      ),
    ]
    return fit(stack(14, bowl, text('green dory', 'nunito-800', '#2f7a3d')), 262, 146)
  },
}
