import { arcData, box, disc, fill, frame, line, ring, scale, type Logos } from '../drawing.ts'
import { fit, onBaseline, row, stack, stackLeft, tall, wide } from '../layout.ts'
import { text } from '../lettering.ts'
import { thinned } from '../textures.ts'

/** Salons, barbers and opticians. */
export const hairAndEyes: Logos = {
  'fresnel-optical': () => {
    const blue = '#1f2fd0'
    const lens = [
      ...ring(0, 0, 12, blue, 24),
      ...ring(0, 0, 34, blue, 6),
      ...ring(0, 0, 48, blue, 4.5),
      ...line(`${arcData(0, 62, 128, -148, -32)}${arcData(0, -62, 128, 148, 32)}`, blue, 6),
    ]
    return fit(
      stack(
        16,
        lens,
        text('FRESNEL', 'unica-one', blue, { track: 160, size: 78 }),
        text('OPTICAL', 'unica-one', blue, { track: 440, size: 34 }),
      ),
      262,
      172,
    )
  },
  'barberia-don-chucho': () => {
    const cherry = '#b3122f'
    const moustache = fill(
      'M0 -4C-14 -20 -42 -16 -52 2C-60 14 -78 14 -88 0C-84 30 -34 36 0 10C34 36 84 30 88 0C78 14 60 14 52 2C42 -16 14 -20 0 -4Z',
      '#141414',
    )
    return fit(
      stack(
        12,
        wide(text('BARBERÍA', 'graduate', cherry, { track: 140, bolder: 2 }), 280),
        wide(thinned(text('DON CHUCHO', 'rye', '#141414', { track: 10 }), 0.85), 330),
        scale(moustache, 0.9),
      ),
      280,
      160,
    )
  },
  'shear-latitude': () => {
    const aqua = '#0fa3a8'
    const scissors = [
      ...line('M0 -62L-40 58M0 -62L40 58', aqua, 7),
      ...fill('M-5 -40L-44 72L-32 54L4 -30ZM5 -40L44 72L32 54L-4 -30Z', aqua),
      ...ring(-17, -82, 16, aqua, 7),
      ...ring(17, -82, 16, aqua, 7),
      ...disc(0, -50, 6, '#fff'),
      ...line(arcData(0, -62, 146, 66, 114), aqua, 3),
      ...line('M-54 64l-4 12M-30 74l-2 12M0 78v13M30 74l2 12M54 64l4 12', aqua, 3),
    ]
    return fit(
      row(
        22,
        scissors,
        tall(
          stackLeft(
            18,
            text('SHEAR', 'josefin-sans-300', '#0d6e75', { track: 130, bolder: 1 }),
            text('LATITUDE', 'josefin-sans-300', '#0d6e75', { track: 70, bolder: 1 }),
          ),
          84,
        ),
      ),
      284,
      160,
    )
  },
  'nail-locker': () => {
    const pink = '#f04f98'
    const doors = Array.from({ length: 5 }, (_, index) => {
      const x = index * 40
      const isPainted = index === 3
      return [
        ...(isPainted ? box(x, 0, 34, 78, pink, 15) : frame(x + 2, 2, 30, 74, pink, 3.6, 14)),
        ...line(`M${x + 10} 18h14M${x + 10} 26h14`, isPainted ? '#fff' : pink, 3),
        ...disc(x + 25, 48, 3, isPainted ? '#fff' : pink),
      ]
    }).flat()
    return fit(stack(16, doors, wide(text('nail locker', 'nunito-900', pink), 194)), 230, 154)
  },
  'brow-and-stern': () => [
    ...box(30, 10, 260, 172, '#f8c5a2', 26),
    ...fit(
      [
        ...fill(
          'M-8 -26C-40 -56 -84 -54 -112 -26C-80 -38 -40 -34 -8 -12ZM8 -26C40 -56 84 -54 112 -26C80 -38 40 -34 8 -12Z',
          '#17120f',
        ),
        ...line('M-92 -12C-80 34 -40 60 0 66C40 60 80 34 92 -12M0 -4V64', '#17120f', 6),
      ],
      140,
      76,
      160,
      62,
    ),
    ...fit(text('Brow & Stern', 'abril-fatface', '#17120f'), 218, 42, 160, 142),
  ],
  'kurokami-hair': () => {
    const stroke = [
      ...fill(
        'M-60 -30C-20 -74 70 -70 96 -20C120 30 70 74 16 100C66 60 92 22 66 -14C42 -44 -16 -46 -60 -30Z',
        '#0c0c0e',
      ),
      ...fill('M-8 -44C34 -50 68 -36 80 -10C64 -34 30 -44 -8 -44Z', '#7d7d86'),
    ]
    return fit(
      row(
        26,
        stroke,
        tall(
          stackLeft(
            16,
            text('kurokami', 'work-sans-200', '#0c0c0e', { track: 60, bolder: 0.8 }),
            text('hair', 'work-sans-200', '#0c0c0e', { track: 60, bolder: 0.8 }),
          ),
          92,
        ),
      ),
      286,
      150,
    )
  },
  'iris-and-ivo': () => {
    const tomato = '#e8442e'
    const set = (word: string) => text(word, 'jost-600', '#161616', { size: 120 })
    const glasses = [
      ...ring(7.6, -100, 30, tomato, 10),
      ...ring(86.9, -100, 30, tomato, 10),
      ...line('M38 -104q9 -8 18 0', tomato, 8),
    ]
    const name = onBaseline(12, set('ırıs'), text('&', 'jost-300', '#161616', { size: 110 }), set('ıvo'))
    return fit([...name, ...glasses, ...disc(250.8, -78, 11, '#161616')], 284, 140)
  },
}
