import * as draw from '../drawing.ts'
import {
  arcData,
  box,
  disc,
  fill,
  frame,
  line,
  move,
  ring,
  scale,
  turn,
  within,
  type Logos,
} from '../drawing.ts'
import { fit, row, squeeze, stack, stackLeft, tall } from '../layout.ts'
import { text } from '../lettering.ts'

/** Sports and outdoors. */
export const sports: Logos = {
  northing: () => {
    const slate = '#3c4a57'
    const red = '#d2302c'
    const n = [
      ...line('M0 -80V0M84 -80V0', slate, 12, { cap: 'butt' }),
      ...fill('M-10 -112L58 -50L26 -30Z', red),
      ...fill('M94 32L58 -50L26 -30Z', '#93a1ae'),
      ...disc(42, -40, 6, '#fff'),
    ]
    return fit(
      stack(22, scale(n, 1.1), text('NORTHING', 'jost-500', slate, { size: 46, track: 360 })),
      262,
      172,
    )
  },
  'bluff-cove-outfitters': () => {
    const cream = '#f4e7c5'
    const sign =
      'M18 44C40 36 70 30 104 34C140 20 184 22 216 34C252 28 284 36 302 46L306 140C288 154 246 158 214 154C170 164 126 162 96 154C64 160 34 156 14 142Z'
    return [
      ...fill(sign, '#31523b'),
      ...within(
        line(
          'M20 64C110 56 220 70 300 62M16 98C120 104 200 92 306 100M20 132C110 126 220 138 300 128',
          '#284531',
          4,
        ),
        sign,
      ),
      ...fit(
        stack(
          10,
          text('BLUFF COVE', 'nunito-900', cream, { track: 40 }),
          text('OUTFITTERS', 'nunito-900', cream, { size: 62, track: 260 }),
        ),
        246,
        90,
        160,
        94,
      ),
    ]
  },
  'paddle-rights': () => {
    const paddle = (colour: string) => [
      ...line('M0 -46V46', colour, 7),
      ...fill(
        'M-15 -82C-16 -94 16 -94 15 -82L11 -50C8 -40 -8 -40 -11 -50ZM-15 82C-16 94 16 94 15 82L11 50C8 40 -8 40 -11 50Z',
        colour,
      ),
    ]
    const mark = [
      ...turn(paddle('#0b8383'), 24),
      ...turn(paddle('#f07b1d'), -24),
      ...line(`${arcData(0, -24, 24, 150, 390)}${arcData(0, 24, 24, -30, 210)}`, '#0b8383', 6),
    ]
    return fit(
      row(
        14,
        mark,
        tall(
          stackLeft(
            10,
            text('PADDLE', 'righteous', '#0b8383'),
            text('RIGHTS', 'righteous', '#f07b1d', { track: 40 }),
          ),
          100,
        ),
      ),
      262,
      156,
    )
  },
  'third-period': () => {
    const ice = '#a8e4fb'
    const three =
      'M0 0h34l-6 8H6ZM36 2v34l-8 -6V8ZM6 40l4 -5h16l4 5l-4 5H10ZM36 44v34l-8 -6V50ZM0 80l6 -8h22l6 8Z'
    const zero =
      'M2 0h34l-8 8H10ZM38 2v36l-8 -6V10ZM38 42v36l-8 -8V48ZM2 80l8 -8h18l8 8ZM0 78V42l8 6v22ZM0 38V2l8 8v22Z'
    const score = [
      ...fill(three, ice),
      ...box(48, 20, 10, 10, ice),
      ...box(48, 50, 10, 10, ice),
      ...move(fill(zero, ice), 70, 0),
      ...move(fill(zero, ice), 120, 0),
    ]
    return [
      ...box(20, 8, 280, 176, '#121417', 10),
      ...frame(28, 16, 264, 160, '#41505a', 2, 5),
      ...fit(score, 180, 82, 160, 70),
      ...fit(text('THIRD PERIOD', 'graduate', '#fff', { track: 40, bolder: 2 }), 234, 30, 160, 146),
    ]
  },
  'upwind-loft': () => [
    ...box(0, 0, 320, 192, '#1c3fc4'),
    ...fill('M112 14C124 70 124 108 112 150L20 150C58 112 92 66 112 14Z', '#fff'),
    ...line('M54 116l9 9l9 -9l9 9l9 -9l9 9l9 -9l9 9M80 74l8 8l8 -8l8 8l8 -8l8 8', '#1c3fc4', 2.8),
    ...line('M14 164H126', '#fff', 5),
    ...fit(
      draw.lean(stackLeft(16, text('upwind', 'jost-600', '#fff'), text('loft', 'jost-600', '#fff')), 0),
      158,
      96,
      222,
      92,
    ),
  ],
  'ropewalk-running': () => {
    const red = '#f0401c'
    const word = squeeze(text('ROPEWALK', 'racing-sans-one', red, { track: 20 }), 410, 104)
    const strand = line('M-56 10H300C360 10 372 -26 340 -26C312 -26 312 10 350 10H452', red, 8)
    return fit(
      [
        ...word,
        ...move(strand, 0, 20),
        ...line('M-40 -70H-8M-50 -46H-14M-60 -22H-20', red, 8),
        ...move(text('RUNNING', 'racing-sans-one', '#2b2b2e', { size: 66, track: 160 }), 34, 92),
      ],
      294,
      150,
    )
  },
  'inner-tube-cycles': () => {
    const tube = (x: number, colour: string, shine: string) => [
      ...ring(x, 0, 50, colour, 30),
      ...line(draw.arcData(x, 0, 56, 190, 270), shine, 5),
      ...line(`M${x + 34} 34L${x + 46} 46`, '#8f8f96', 6),
    ]
    return fit(
      stack(
        16,
        [...tube(0, '#17161a', '#77747d'), ...tube(96, '#f0508f', '#ffc2da')],
        stack(
          8,
          text('inner tube', 'chango', '#17161a', { size: 44 }),
          text('cycles', 'chango', '#f0508f', { size: 44 }),
        ),
      ),
      270,
      172,
    )
  },
}
