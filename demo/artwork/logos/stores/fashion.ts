import * as draw from '../drawing.ts'
import { box, disc, fill, frame, line, move, ring, scale, turn, within, type Logos } from '../drawing.ts'
import { centre, fit, onBaseline, row, squeeze, stack, stackLeft, tall, wide } from '../layout.ts'
import { text } from '../lettering.ts'
import { knit } from '../textures.ts'

/** The department store and fashion. */
export const fashion: Logos = {
  'and-thread': () => {
    const white = '#fff'
    return [
      ...box(0, 0, 320, 192, '#27337a'),
      ...line(
        'M166 160L76 62C58 40 66 16 92 16C118 16 126 40 108 58C92 74 52 84 48 120C44 152 70 172 98 168C132 164 150 132 154 100',
        white,
        5.5,
        { dash: [11, 9] },
      ),
      ...fit(text('thread', 'zilla-slab-500', white), 126, 60, 236, 112),
    ]
  },
  'aizome-works': () => {
    const indigo = '#1f3a7a'
    const rays = Array.from({ length: 24 }, (_, index) =>
      turn(line(`M0 -44V${index % 2 === 0 ? -56 : -52}`, '#fff', 2.4), index * 15),
    ).flat()
    return fit(
      row(
        22,
        [
          ...box(-75, -75, 150, 150, indigo),
          ...ring(0, 0, 36, '#fff', 12),
          ...ring(0, 0, 18, '#9fb3de', 4),
          ...rays,
        ],
        tall(
          stackLeft(20, text('aizome', 'space-mono-400', indigo), text('works', 'space-mono-400', indigo)),
          90,
        ),
      ),
      276,
      136,
    )
  },
  'brindle-row': () => {
    const stripes = [
      [0, 6],
      [9, 4],
      [16, 9],
      [28, 3],
      [34, 7],
      [44, 12],
      [59, 3],
      [65, 6],
      [74, 4],
      [81, 10],
      [94, 3],
      [100, 9],
      [112, 4],
      [119, 12],
    ]
    const b =
      'M6 0H78C112 0 124 18 124 36C124 54 112 64 98 68C118 72 132 84 132 106C132 132 114 146 82 146H6ZM46 28V56H66C78 56 84 50 84 42C84 34 78 28 66 28ZM46 84V116H68C82 116 90 110 90 100C90 90 82 84 68 84Z'
    const cut = stripes.flatMap(([x = 0, width = 0], index) =>
      box(x, 0, width, 146, index % 3 === 1 ? '#1c1613' : '#c08246'),
    )
    const striped = within(cut, b)
    return fit(
      row(
        24,
        striped,
        tall(
          stackLeft(
            16,
            text('BRINDLE', 'yeseva-one', '#1c1613', { track: 60 }),
            text('ROW', 'yeseva-one', '#1c1613', { track: 60 }),
          ),
          86,
        ),
      ),
      280,
      140,
    )
  },
  'la-grande-maree': () => {
    const rise = ([x, y]: [number, number]): [number, number] => [x, y + 9 * Math.sin(x / 52) - x * 0.14]
    const word = (letters: string, size: number) =>
      text(letters, 'grand-hotel', '#0c9aa6', { size, bolder: 1.6 })
    const name = draw.bend(
      [...move(word('La Grande', 84), 0, -86), ...move(word('Marée', 150), 40, 22)],
      rise,
      90,
    )
    const wave = move(
      fill(
        'M-30 66C50 34 150 92 262 46C318 22 338 -26 312 -40C300 -46 290 -34 298 -26C280 -38 292 -64 316 -62C360 -58 348 20 286 60C170 122 60 56 -30 80Z',
        '#f2705a',
      ),
      20,
      10,
    )
    return fit([...name, ...wave], 286, 170)
  },
  'odile-marchand': () => {
    const grey = '#756b63'
    return fit(
      stack(
        38,
        wide(text('ODILE', 'work-sans-200', grey, { track: 520, bolder: 1.4 }), 250),
        wide(text('MARCHAND', 'work-sans-200', grey, { track: 300, bolder: 1.4 }), 300),
      ),
      264,
      110,
    )
  },
  'plain-monday': () => [
    ...box(76, 12, 168, 168, '#fff'),
    ...frame(76, 12, 168, 168, '#111', 2.5),
    ...fit(
      stackLeft(8, text('Plain', 'work-sans-700', '#111'), text('Monday', 'work-sans-700', '#111')),
      84,
      50,
      134,
      146,
    ),
  ],
  'gansey-house': () => [
    ...box(0, 0, 320, 192, '#152447'),
    ...fit(stack(12, knit('GANSEY', '#ecdfc4', 8), knit('HOUSE', '#ecdfc4', 8)), 250, 138),
    ...line(
      'M14 12l6 6l6 -6l6 6l6 -6M282 12l6 6l6 -6l6 6l6 -6M14 174l6 6l6 -6l6 6l6 -6M282 174l6 6l6 -6l6 6l6 -6',
      '#ecdfc4',
      3,
    ),
  ],
  'penhallow-and-daughters': () => {
    const plum = '#4b1f4d'
    const monogram = [
      ...move(text('&', 'elsie-swash-caps-400', '#a9a9b4', { size: 150 }), 62, 6),
      ...text('P', 'elsie-swash-caps-900', plum, { size: 150 }),
      ...move(text('D', 'elsie-swash-caps-900', plum, { size: 150 }), 166, 0),
    ]
    const rule = line('M0 0H300M0 5H300', '#a9a9b4', 1.4)
    return fit(
      stack(
        11,
        monogram,
        rule,
        wide(text('PENHALLOW', 'dm-serif-display', plum, { track: 180 }), 300),
        wide(text('& DAUGHTERS', 'jost-500', plum, { track: 420 }), 236),
      ),
      230,
      176,
    )
  },
  'calico-moth': () => {
    const rose = '#bf6b78'
    const wing = [
      ...fill('M4 -8C14 -52 58 -70 92 -58C96 -30 78 -2 40 8Z', rose),
      ...fill('M8 4C34 0 64 8 70 30C64 54 30 56 14 34Z', '#d99aa0'),
      ...within(
        [...box(46, -70, 30, 44, '#e9c3b4'), ...box(20, -30, 30, 30, '#8c4a57')],
        'M4 -8C14 -52 58 -70 92 -58C96 -30 78 -2 40 8Z',
      ),
      ...within(box(40, 8, 40, 22, '#f0d8c6'), 'M8 4C34 0 64 8 70 30C64 54 30 56 14 34Z'),
      ...line('M50 -24L70 -46M24 -6L40 -22M44 14L58 26', '#fff', 2, { dash: [4, 4] }),
    ]
    const moth = [
      ...wing,
      ...scale(wing, -1, 1),
      ...fill('M0 -24C8 -20 8 26 0 42C-8 26 -8 -20 0 -24Z', '#5b2e38'),
      ...line('M-2 -22C-6 -40 -16 -48 -26 -50M2 -22C6 -40 16 -48 26 -50', '#5b2e38', 2.6),
    ]
    return fit(
      stack(10, moth, text('calico moth', 'amatic-sc-700', '#5b2e38', { size: 84, track: 40 })),
      270,
      168,
    )
  },
  doublet: () => {
    const d = (colour: string) =>
      fill(
        'M0 0H26C76 0 98 34 98 70C98 106 76 140 26 140H0ZM24 22V118H30C58 118 74 98 74 70C74 42 58 22 30 22Z',
        colour,
      )
    const lapels = [...move(scale(d('#b3b0ad'), -1, 1), 40, 0), ...d('#17171a')]
    return fit(
      stack(16, lapels, text('doublet', 'playfair-display-500', '#17171a', { track: 40, size: 84 })),
      250,
      170,
    )
  },
  'fathom-denim': () => {
    const blues = ['#a9c4e4', '#7fa6d6', '#5585c2', '#3868a8', '#234d86', '#14305c']
    const marks = blues.flatMap((colour, index) => box(0, index * 19, 34 + (index % 2) * 18, 10, colour))
    const rivet = [...disc(0, -36, 26, '#b8693a'), ...disc(0, -36, 12, '#e3a878')]
    const name = stackLeft(
      16,
      text('FATHOM', 'krona-one', '#234d86'),
      onBaseline(24, text('DENIM', 'krona-one', '#234d86'), rivet),
    )
    return fit(row(22, marks, tall(name, 105)), 290, 112)
  },
  jupon: () => {
    const coral = '#f05a2a'
    const hem = [
      ...fill(
        'M34 -112H92V-98H82C84 -60 88 -30 94 4C82 22 66 12 54 26C40 42 22 28 6 40C-12 52 -34 46 -50 26C-54 18 -48 10 -40 8C4 4 44 -40 50 -98H34Z',
        coral,
      ),
      ...line('M64 -84C60 -44 36 -4 2 22M73 -80C72 -44 66 -14 54 8', '#fff', 3.4),
    ]
    return fit(onBaseline(10, hem, text('upon', 'dm-serif-display-400i', coral, { size: 130 })), 262, 146)
  },
  'kettle-and-loom': () => {
    const madder = '#9c2f28'
    const weave = Array.from({ length: 25 }, (_, index) => {
      const [x, y] = [(index % 5) * 22, Math.floor(index / 5) * 22]
      return index % 2 === 0 ? `M${x} ${y + 4}h20v12h-20Z` : `M${x + 4} ${y}h12v20h-12Z`
    }).join('')
    return [
      ...box(0, 0, 320, 192, '#ece2d0'),
      ...fit(
        row(
          20,
          fill(weave, madder),
          tall(
            stackLeft(13, text('kettle', 'zilla-slab-500', madder), text('& loom', 'zilla-slab-500', madder)),
            104,
          ),
        ),
        264,
        108,
      ),
    ]
  },
  'low-tide-swim': () => {
    const petrol = '#0c4a58'
    const set = (colour: string) =>
      centre(squeeze(text('LOW TIDE', 'work-sans-900', colour, { track: -10 }), 280, 92), 160, 78)
    const under = draw.bend(set('#b8635c'), ([x, y]) => [x + 5 * Math.sin(y / 4.5), y], 5)
    return [
      ...box(0, 0, 320, 192, petrol),
      ...within(set('#ff7d6b'), 'M0 0H320V80H0Z'),
      ...within(under, 'M0 84H320V192H0Z'),
      ...line('M8 82H312', '#bfe4e6', 3),
      ...fit(text('SWIM', 'work-sans-500', '#bfe4e6', { track: 1100 }), 200, 18, 160, 156),
    ]
  },
  'ulla-bright': () => {
    const u = [
      ...line('M0 0V44C0 76 22 92 46 92C70 92 92 76 92 44V0', '#ffc81e', 30),
      ...disc(22, -34, 14, '#f2559a'),
      ...disc(70, -34, 14, '#f2559a'),
    ]
    return fit(stack(16, u, text('ulla bright', 'fredoka-600', '#f2559a', { size: 64, track: 20 })), 240, 172)
  },
  'yarrow-plus': () => {
    const plum = '#5b2363'
    const plus = (x: number, y: number, size: number) =>
      line(`M${x - size} ${y}H${x + size}M${x} ${y - size}V${y + size}`, '#93b81f', 8, { cap: 'butt' })
    const umbel = [
      ...line('M0 76C0 40 0 20 0 10M0 40L-52 -22M0 40L52 -22M0 30L-26 -40M0 30L26 -40M0 30V-48', plum, 4),
      ...plus(-58, -32, 13),
      ...plus(58, -32, 13),
      ...plus(-30, -56, 14),
      ...plus(30, -56, 14),
      ...plus(0, -70, 15),
    ]
    return fit(
      row(
        12,
        umbel,
        tall(
          stackLeft(
            10,
            text('Yarrow', 'dm-serif-display', plum),
            text('PLUS', 'jost-500', plum, { size: 38, track: 420 }),
          ),
          96,
        ),
      ),
      270,
      156,
    )
  },
}
