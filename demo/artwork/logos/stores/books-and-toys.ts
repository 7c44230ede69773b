import { arcData, box, disc, fill, frame, line, move, oval, scale, turn, type Logos } from '../drawing.ts'
import { fit, onBaseline, row, squeeze, stack, stackLeft, tall } from '../layout.ts'
import { eachLetter, text } from '../lettering.ts'

/** Books, toys and hobbies. */
export const booksAndToys: Logos = {
  'the-uncut-page': () => {
    const green = '#1f5136'
    const page =
      'M34 10H272L266 22L276 34L264 48L274 60L266 74L278 88L266 102L275 116L264 130L276 144L267 158L274 170L268 182H34Z'
    return [
      ...fill(page, green),
      ...line('M52 10V182', '#f7f1df', 1.6),
      ...fit(
        stackLeft(
          8,
          text('The', 'cormorant-garamond-600i', '#f7f1df', { size: 70 }),
          text('Uncut', 'cormorant-garamond-600i', '#f7f1df'),
          text('Page', 'cormorant-garamond-600i', '#f7f1df'),
        ),
        180,
        138,
        158,
        96,
      ),
    ]
  },
  nandu: () => {
    const ochre = '#c98212'
    const bird = [
      ...line('M70 6C58 -30 36 -40 12 -26C-8 -14 -28 -16 -36 -38', ochre, 13),
      ...oval(-40, -44, 12, 9, ochre),
      ...fill('M-44 -50L-68 -42L-44 -38Z', ochre),
      ...fill('M62 2C82 -22 142 -28 178 4C164 6 160 14 170 24C146 34 90 36 64 20Z', ochre),
      ...line('M112 24L88 46L116 66L102 74M122 24L152 42L184 34L192 44', ochre, 8),
    ]
    return fit(
      [
        ...text('NANDÚ', 'bebas-neue', '#171310', { track: 60, size: 150 }),
        ...move(scale(bird, 0.82), 38, -140),
      ],
      262,
      180,
    )
  },
  'gull-and-gambit': () => {
    const squares = Array.from({ length: 8 }, (_, index) =>
      box((index % 4) * 33.5, Math.floor(index / 4) * 33.5, 33.5, 33.5, '#0f0f10'),
    )
      .filter((_, index) => (index + Math.floor(index / 4)) % 2 === 0)
      .flat()
    const knight = [
      ...fill(
        'M-40 62C-38 28 -14 16 -18 -14C-22 -44 6 -64 30 -50C36 -46 38 -42 40 -36L70 -22C74 -18 70 -12 64 -14L36 -14C30 2 40 28 46 62Z',
        '#0f0f10',
      ),
      ...disc(20, -34, 4.6, '#fff'),
      ...line('M42 -24L62 -18', '#fff', 2.4),
      ...line('M-6 2C4 16 8 36 6 56', '#fff', 3),
      ...box(-50, 66, 106, 14, '#0f0f10', 3),
    ]
    const board = [...move(squares, -67, 96), ...frame(-67, 96, 134, 67, '#0f0f10', 3)]
    return fit(
      row(
        26,
        stack(2, knight, scale(board, 0.9, 0.45)),
        tall(
          stackLeft(14, text('GULL &', 'cinzel-800', '#0f0f10'), text('GAMBIT', 'cinzel-800', '#0f0f10')),
          96,
        ),
      ),
      276,
      166,
    )
  },
  'wool-over-ayes': () => {
    const purple = '#7d4f9e'
    const ball = [
      ...line('M-40 4C-60 -14 -66 -36 -64 -56M40 4C60 -14 66 -36 64 -56', purple, 9),
      ...line(
        'M-64 -56l-12 -14M-64 -58l-3 -20M-64 -58l8 -17M64 -56l12 -14M64 -58l3 -20M64 -58l-8 -17',
        purple,
        6,
      ),
      ...disc(0, 16, 48, purple),
      ...line(
        'M-38 -6C-12 -34 26 -22 42 2M-44 14C-24 -14 20 -12 40 26M-36 40C-30 10 -4 0 28 50M-10 60C-20 30 6 -10 40 0',
        '#d9c2e8',
        4,
      ),
    ]
    return fit(
      row(
        8,
        ball,
        tall(
          stackLeft(
            4,
            text('Wool Over', 'caveat-brush', purple),
            text('Ayes', 'caveat-brush', purple, { size: 140 }),
          ),
          120,
        ),
      ),
      284,
      150,
    )
  },
  'vinyl-ferry': () => {
    const aqua = '#12a5b0'
    const sea = [
      ...fill('M-90 40C-90 -9.7 -49.7 -50 0 -50C49.7 -50 90 -9.7 90 40Z', '#151517'),
      ...line(`${arcData(0, 40, 74, 180, 360)}${arcData(0, 40, 58, 180, 360)}`, '#4a4a50', 2),
      ...fill('M-30 40C-30 23 -17 10 0 10C17 10 30 23 30 40Z', aqua),
      ...fill('M-26 -54L-38 -100H10L26 -54C8 -58 -8 -58 -26 -54Z', aqua),
      ...line('M-35 -88H14', '#151517', 9, { cap: 'butt' }),
      ...line('M-4 -112C14 -122 26 -106 44 -114C56 -120 66 -112 76 -116', '#151517', 6),
    ]
    return fit(stack(14, sea, text('vinyl ferry', 'righteous', '#151517', { size: 62 })), 262, 168)
  },
  'tin-whistle-toys': () => {
    const holes = ['#ffd23c', '#fff', '#ffd23c', '#fff', '#ffd23c', '#fff'].flatMap((colour, index) =>
      disc(116 + index * 31, 46, 8.5, colour),
    )
    return [
      ...fill('M10 34L30 26H62V66H30L10 60Z', '#1d8a43'),
      ...fill('M62 22H304V70H62Z', '#d42a2a'),
      ...fill('M74 22H92V70H74Z', '#ffd23c'),
      ...box(40, 26, 12, 12, '#fdfcf9'),
      ...holes,
      ...fit(
        onBaseline(
          5,
          ...eachLetter('TIN', 'bungee', ['#d42a2a', '#1d8a43', '#e5a800']),
          [...disc(0, 0, 0.1, '#fff'), ...disc(26, 0, 0.1, '#fff')],
          ...eachLetter('WHISTLE', 'bungee', ['#d42a2a', '#1d8a43', '#e5a800']),
        ),
        284,
        46,
        160,
        112,
      ),
      ...fit(text('TOYS', 'bungee', '#1d8a43', { track: 260 }), 150, 28, 160, 160),
    ]
  },
  'origami-tuesday': () => {
    const paper = '#fff'
    const fold = '#ffc2ad'
    const strips: [tone: string, points: string][] = [
      ['p', '0 14L14 0H44L30 14'],
      ['f', '0 14L14 28V72L0 86'],
      ['p', '0 86L14 72H44L58 86'],
      ['f', '58 86L44 72V14L30 14L44 0L58 14'],
      ['p', '72 0H114L128 14V40L114 54H86V40H114V14H72'],
      ['f', '72 14H86V86H72'],
      ['f', '90 54H106L130 86H114'],
      ['f', '144 0H158V86H144'],
      ['p', '230 0V14H186V0'],
      ['f', '172 14L186 0V86L172 72'],
      ['p', '186 72V86H230V72'],
      ['f', '216 44H230V72L216 86'],
      ['p', '204 44H230V56H204'],
      ['f', '244 86L274 0H289L259 86'],
      ['p', '274 0H289L319 86H304'],
      ['f', '264 56H298L303 68H260'],
      ['f', '333 0H347V86H333'],
      ['p', '333 0H349L374 44L366 58'],
      ['f', '399 0H415L374 58L366 44'],
      ['p', '401 0H415V86H401'],
      ['f', '429 0H443V86H429'],
    ]
    return [
      ...box(0, 0, 320, 192, '#e23d21'),
      ...fit(
        strips.flatMap(([tone, points]) => fill(`M${points}Z`, tone === 'p' ? paper : fold)),
        270,
        70,
        160,
        80,
      ),
      ...fit(text('TUESDAY', 'jost-500', paper, { track: 900 }), 268, 17, 160, 146),
    ]
  },
  'zephyr-kites': () => {
    const sky = '#2f9fe0'
    const scarlet = '#e22b2f'
    const kite = [
      ...fill('M-36 -66H46L34 -48H-46Z', scarlet),
      ...fill('M46 -66L-8 24H-36L16 -48Z', sky),
      ...fill('M-36 24H46L36 42H-46Z', scarlet),
      ...line('M-46 42C-80 60 -30 78 -60 100', sky, 4),
      ...fill('M-64 62L-78 54V72ZM-64 62L-50 54V72ZM-46 82L-60 76V92ZM-46 82L-32 76V92Z', scarlet),
    ]
    return fit(
      row(
        12,
        turn(kite, -6),
        tall(
          stackLeft(
            10,
            text('ephyr', 'josefin-sans-600i', sky, { size: 120 }),
            text('KITES', 'josefin-sans-600', scarlet, { size: 44, track: 420 }),
          ),
          112,
        ),
      ),
      270,
      166,
    )
  },
  'model-citizen': () => {
    const olive = '#6a6b2f'
    const word = stack(
      26,
      squeeze(text('MODEL', 'bebas-neue', olive, { track: 60 }), 216, 56),
      squeeze(text('CITIZEN', 'bebas-neue', olive, { track: 50 }), 216, 56),
    )
    const stubs =
      [60, 105, 150, 195, 248].map((x) => `M${x} 18V40`).join('') +
      [66, 112, 160, 208, 252].map((x) => `M${x} 90V102M${x} 150V174`).join('')
    return [
      ...frame(24, 16, 272, 160, olive, 7, 7),
      ...line(stubs, olive, 5),
      ...line('M24 96H296M24 62H56M296 130H264', olive, 5),
      ...fit(word, 216, 122, 160, 96),
      ...disc(24, 16, 8, olive),
      ...disc(296, 16, 8, olive),
      ...disc(24, 176, 8, olive),
      ...disc(296, 176, 8, olive),
    ]
  },
}
