import { box, disc, fill, line, move, oval, turn, within, type Logos } from '../drawing.ts'
import { fit, row, stack, stackLeft, tall, wide } from '../layout.ts'
import { text } from '../lettering.ts'

/** Banks, pharmacy, clinics and travel. */
export const moneyAndHealth: Logos = {
  'bank-of-port-merrow': () => {
    const teal = '#0f4a52'
    const tower = [
      ...fill('M-30 66H30V76H-30ZM-24 56H24V63H-24ZM-18 -34H18L22 52H-22Z', teal),
      ...line('M-8 -26L-10 46M0 -26V46M8 -26L10 46', '#fff', 2.2),
      ...fill('M-28 -48H28L20 -38H-20Z', teal),
      ...fill('M-13 -72H13V-52H-13Z', teal),
      ...fill('M-17 -76L0 -92L17 -76Z', teal),
      ...box(-5, -69, 10, 14, '#ffd772'),
      ...line('M-22 -64L-50 -72M-22 -58H-52M22 -64L50 -72M22 -58H52', teal, 3),
    ]
    return fit(
      row(
        18,
        tower,
        tall(
          stackLeft(
            12,
            text('BANK OF', 'cinzel-500', teal, { size: 48, track: 120 }),
            text('PORT', 'cinzel-600', teal, { track: 60 }),
            text('MERROW', 'cinzel-600', teal, { track: 20 }),
          ),
          122,
        ),
      ),
      276,
      160,
    )
  },
  'ternside-credit-union': () => {
    const sky = '#2f9bd6'
    const coral = '#ff6f5c'
    const wings = [
      ...fill(
        'M12 -8C-20 -34 -64 -40 -108 -28C-76 -22 -34 -16 -14 8C-8 40 -6 60 2 84C8 50 10 30 12 -8Z',
        sky,
      ),
      ...fill('M-4 2C24 -34 68 -40 112 -28C80 -22 38 -16 18 8C12 44 10 60 2 84C-4 58 -8 34 -4 2Z', coral),
    ]
    return fit(
      stack(
        16,
        wings,
        text('ternside', 'work-sans-600', sky, { size: 74, track: -10 }),
        text('CREDIT UNION', 'work-sans-500', coral, { size: 27, track: 180 }),
      ),
      262,
      172,
    )
  },
  'thibodeau-pharmacy': () => {
    const green = '#128046'
    const mortar = [
      ...box(-56, -56, 112, 112, green, 8),
      ...fill('M-36 -10H36C36 16 24 26 14 28L20 40H-20L-14 28C-24 26 -36 16 -36 -10Z', '#fff'),
      ...line('M4 -14L26 -42', '#fff', 10),
    ]
    return fit(
      row(
        18,
        mortar,
        tall(
          stackLeft(
            14,
            text('Thibodeau', 'work-sans-700', '#153d29'),
            text('Pharmacy', 'work-sans-400', green),
          ),
          88,
        ),
      ),
      290,
      120,
    )
  },
  'jolly-boat-travel': () => {
    const sea = '#1273b5'
    const globe = [
      ...disc(0, -22, 36, '#ffc824'),
      ...line('M-36 -22H36M0 -58V10M-30 -40C-10 -34 10 -34 30 -40', sea, 3),
      ...line('M0 -58C-22 -44 -22 0 0 12M0 -58C22 -44 22 0 0 12', sea, 3),
    ]
    const boat = [
      ...globe,
      ...fill('M-96 -6C-40 10 40 10 96 -6C88 26 66 40 40 40H-40C-66 40 -88 26 -96 -6Z', sea),
      ...line('M-52 -16L-104 52M52 -16L104 52', '#ffc824', 6),
    ]
    return fit(
      stack(
        14,
        boat,
        text('Jolly Boat', 'fredoka-700', sea, { size: 72 }),
        text('TRAVEL', 'fredoka-500', sea, { size: 28, track: 500 }),
      ),
      250,
      172,
    )
  },
  'lark-and-ledger-exchange': () => {
    const green = '#2c6b4f'
    const lark = [
      ...fill(
        'M-46 -6C-26 -34 2 -46 24 -40C30 -52 46 -50 50 -40L62 -36L50 -31C48 -8 24 10 -6 8L-64 20L-40 4Z',
        green,
      ),
      ...line('M-22 -8C-8 -18 10 -20 20 -14', '#fff', 3),
      ...disc(40, -40, 2.6, '#fff'),
      ...line('M4 8V22M16 6V22', green, 4),
    ]
    const beads = [-78, -60, -42, 46, 64].flatMap((x) => oval(x, 28, 8, 12, green))
    const bar = [...line('M-98 28H98', green, 4), ...beads, ...line('M-98 14V42M98 14V42', green, 6)]
    return fit(
      stack(
        14,
        [...lark, ...bar],
        wide(text('Lark & Ledger', 'playfair-display-700', green), 250),
        wide(text('EXCHANGE', 'jost-500', green, { track: 500 }), 190),
      ),
      250,
      172,
    )
  },
  'harbour-steps-clinic': () => {
    const blue = '#2f78b7'
    const steps = [
      ...fill('M-22 -66H22V-22H66V22H22V66H-22V22H-66V-22H-22Z', blue),
      ...line(`M-66 22H-33V0H0V-22H33V-44H66`, '#fff', 7, { cap: 'butt', join: 'miter' }),
    ]
    return fit(
      row(
        18,
        within(steps, 'M-22 -66H22V-22H66V22H22V66H-22V22H-66V-22H-22Z'),
        tall(
          stackLeft(
            13,
            text('Harbour', 'nunito-700', blue),
            text('Steps', 'nunito-700', blue),
            text('Walk-in Clinic', 'nunito-600', '#4d6478', { size: 54 }),
          ),
          122,
        ),
      ),
      284,
      132,
    )
  },
  'incisor-street-dental': () => {
    const sign =
      'M30 40H250C254 52 262 58 270 58C268 70 276 78 290 78V152C290 158 286 162 280 162H40C34 162 30 158 30 152Z'
    return [
      ...fill(sign, '#2ea681'),
      ...line('M230 50H40V152H280V96', '#fff', 2.4, { join: 'miter' }),
      ...fit(
        stackLeft(
          14,
          text('INCISOR', 'jost-600', '#fff', { track: 30 }),
          text('STREET', 'jost-600', '#fff', { track: 30 }),
        ),
        160,
        66,
        140,
        90,
      ),
      ...fit(text('DENTAL', 'jost-600', '#fff', { track: 420 }), 130, 14, 144, 138),
    ]
  },
  'vertebrae-and-co': () => {
    const heather = '#8a5aa8'
    const spine = [0, 1, 2, 3, 4, 5, 6].flatMap((index) =>
      move(
        turn(box(-27, -7, 54, 14, heather, 7), Math.cos(index * 0.95) * -16),
        Math.sin(index * 0.95) * 20,
        index * 21,
      ),
    )
    return fit(
      row(
        24,
        spine,
        tall(
          stackLeft(
            15,
            text('Vertebrae', 'comfortaa-600', heather),
            text('& Co. Physio', 'comfortaa-400', '#5a4a66', { size: 72 }),
          ),
          84,
        ),
      ),
      288,
      140,
    )
  },
}
