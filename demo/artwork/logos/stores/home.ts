import { box, disc, fill, frame, line, move, oval, ring, scale, within, type Logos } from '../drawing.ts'
import { fit, onBaseline, row, stack, stackLeft, tall } from '../layout.ts'
import { eachLetter, text } from '../lettering.ts'

/** Home and kitchen. */
export const home: Logos = {
  'hearth-and-halyard': () => {
    const brick = '#a5432d'
    const navy = '#1c2b4a'
    const house = [
      ...line(
        'M-64 66V0L0 -62L64 0V66H-26V26C-26 2 26 2 26 26V50C26 62 6 62 6 48C6 38 20 36 26 44',
        brick,
        8,
      ),
      ...line('M-64 52l8 -6M-64 36l8 -6M-64 20l8 -6M64 52l-8 -6M64 36l-8 -6', '#fff', 2),
    ]
    return fit(
      row(
        22,
        house,
        tall(
          stackLeft(
            14,
            text('HEARTH &', 'yeseva-one', navy, { track: 40 }),
            text('HALYARD', 'yeseva-one', navy, { track: 40 }),
          ),
          84,
        ),
      ),
      284,
      144,
    )
  },
  'lamplighter-lowe': () => {
    const glow = '#ffc94d'
    const dark = '#2a2b2e'
    const name = (colour: string) => [
      ...fit(text('LAMPLIGHTER', 'josefin-sans-700', colour, { track: 20 }), 284, 60, 160, 92),
      ...fit(text('LOWE', 'josefin-sans-700', colour, { track: 90 }), 150, 60, 126, 146),
    ]
    const cone = 'M24 26H64L212 192H0V130Z'
    return [
      ...box(0, 0, 320, 192, dark),
      ...name(glow),
      ...fill(cone, glow),
      ...box(18, 16, 52, 11, glow, 3),
      ...box(40, 0, 8, 16, glow),
      ...within(name(dark), cone),
    ]
  },
  umber: () =>
    fit(
      onBaseline(
        1,
        ...eachLetter('umber', 'abril-fatface', ['#6b4226', '#b5651d', '#d9a441', '#8b2f1f', '#4d5a33'], {
          track: 10,
        }),
      ),
      280,
      130,
    ),
  'tuckamore-beds': () => {
    const spruce = '#1f4d3f'
    const tree = [
      ...line('M-150 44C-148 16 -130 4 -96 0C-50 -6 0 -8 60 -22', spruce, 11),
      ...fill(
        'M-92 -6C-96 -30 -60 -40 -40 -28C-24 -48 20 -50 34 -34C54 -50 96 -50 104 -38C130 -46 160 -42 176 -32C150 -28 140 -20 118 -18C90 -6 60 -16 30 -6C-6 2 -50 10 -92 -6Z',
        spruce,
      ),
    ]
    return fit(
      stack(
        7,
        tree,
        text('tuckamore', 'nunito-900', spruce, { track: -10 }),
        text('BEDS', 'nunito-900', '#6d9080', { size: 40, track: 560 }),
      ),
      278,
      160,
    )
  },
  'porcelain-dog': () => {
    const blue = '#24479e'
    const dog = [
      ...line(
        'M-10 62H-54C-58 40 -52 16 -38 0C-46 -8 -48 -22 -42 -34C-36 -50 -10 -52 0 -38C6 -32 14 -32 18 -26C16 -14 4 -10 -6 -12C-4 10 2 30 0 62Z',
        blue,
        5,
      ),
      ...fill('M-40 -34C-58 -30 -60 -4 -48 2C-36 0 -30 -20 -34 -36Z', blue),
      ...disc(-8, -30, 4, blue),
      ...fill('M-48 62C-76 60 -74 26 -58 24C-62 40 -56 50 -46 50Z', blue),
      ...disc(-24, 24, 6, '#8aa3dd'),
      ...disc(-16, 42, 5, '#8aa3dd'),
      ...disc(-36, 46, 4.5, '#8aa3dd'),
      ...line('M-38 2C-28 8 -14 4 -6 -8', '#d4a017', 5),
    ]
    const name = text('Porcelain Dog', 'cormorant-garamond-500', blue, { size: 62, track: 20, bolder: 1.2 })
    return fit(stack(18, row(48, dog, scale(dog, -1, 1)), name), 276, 168)
  },
  'casa-jicara': () => {
    const bowl = [
      ...fill('M-62 0H62C62 40 36 62 0 62C-36 62 -62 40 -62 0Z', '#c2552d'),
      ...line('M-44 18q11 -10 22 0t22 0t22 0t22 0', '#f5d9bd', 5),
    ]
    return fit(stack(16, bowl, text('casa jícara', 'jost-600', '#0e8466', { size: 72 })), 268, 140)
  },
  'wick-and-wharf': () => [
    ...box(12, 22, 296, 148, '#b7c0c5', 40),
    ...frame(20, 30, 280, 132, '#eef2f4', 3, 33),
    ...fit(
      [
        ...fill('M0 -64C22 -34 26 -22 22 -8C18 6 -18 6 -22 -8C-25 -20 -6 -30 0 -64Z', '#101112'),
        ...fill('M1 -26C9 -14 10 -4 0 -2C-9 -4 -6 -14 1 -26Z', '#b7c0c5'),
        ...line('M-120 16H120', '#101112', 7, { cap: 'butt' }),
        ...line('M-96 18V38M-48 18V38M0 6V38M48 18V38M96 18V38', '#101112', 5, { cap: 'butt' }),
      ],
      190,
      68,
      160,
      76,
    ),
    ...fit(text('WICK & WHARF', 'unica-one', '#101112', { track: 90 }), 210, 28, 160, 136),
  ],
  'iron-larder': () => {
    const iron = '#25272a'
    const raised = (word: string, width: number, y: number) => [
      ...fit(text(word, 'zilla-slab-700', '#0b0c0d', { track: 60 }), width, 50, 111.6, y + 2),
      ...fit(text(word, 'zilla-slab-700', '#9aa0a6', { track: 60 }), width, 50, 110, y),
    ]
    return [
      ...fill('M170 78L296 84C308 86 308 108 296 110L170 116Z', iron),
      ...oval(287, 97, 9, 6, '#fdfcf9'),
      ...disc(110, 96, 90, iron),
      ...ring(110, 96, 77, '#5c6166', 3),
      ...raised('IRON', 106, 76),
      ...raised('LARDER', 124, 122),
    ]
  },
  fernweather: () => {
    const moss = '#4f6b34'
    const leaflets = [
      [-44, 26, 20],
      [-26, 30, 22],
      [-8, 32, 24],
      [10, 30, 22],
      [28, 26, 20],
    ].flatMap(([y = 0, reach = 0, rise = 0]) =>
      line(
        `M0 ${y}q${reach / 2} -2 ${reach} ${-rise / 2}M0 ${y + 4}q${-reach / 2} -2 ${-reach} ${-rise / 2}`,
        moss,
        6,
      ),
    )
    const fern = [...line('M0 74V-56C0 -92 44 -92 44 -66C44 -46 18 -48 20 -64', moss, 8), ...leaflets]
    return [
      ...box(0, 0, 320, 192, '#f4d6cf'),
      ...fit(
        onBaseline(2, move(fern, 0, -72), text('ernweather', 'cormorant-garamond-700', moss, { size: 112 })),
        282,
        138,
      ),
    ]
  },
  'quilt-nine': () => {
    const colours = [
      '#c8452f',
      '#efe2c4',
      '#2f5d8a',
      '#e2a32b',
      '#6d2f52',
      '#8fb08c',
      '#24423b',
      '#e8a79a',
      '#4a4a4a',
    ]
    const patches = colours.flatMap((colour, index) =>
      box((index % 3) * 44, Math.floor(index / 3) * 44, 41, 41, colour),
    )
    return fit(
      row(
        22,
        patches,
        tall(stackLeft(12, text('quilt', 'jost-500', '#24423b'), text('nine', 'jost-500', '#24423b')), 78),
      ),
      250,
      142,
    )
  },
}
