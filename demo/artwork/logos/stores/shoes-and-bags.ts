import { box, fill, frame, line, ring, turn, type Logos } from '../drawing.ts'
import { fit, onBaseline, row, stack, stackLeft, tall, wide } from '../layout.ts'
import { text } from '../lettering.ts'

/** Shoes and bags. */
export const shoesAndBags: Logos = {
  mcauleys: () => {
    const cream = '#fbeed3'
    return [
      ...fill('M30 26H290L312 96L290 166H30L8 96Z', '#6a1420'),
      ...line('M36 34H284L303 96L284 158H36L17 96Z', cream, 1.8),
      ...fit(text('McAuley s', 'oleo-script-700', cream), 230, 84, 154, 88),
      ...line('M232 54C246 46 250 62 240 70C232 78 244 84 252 76C262 66 272 72 266 82', cream, 4),
      ...line('M66 134C120 124 210 124 258 134', cream, 4),
    ]
  },
  'zapateria-lucero': () => {
    const star = Array.from({ length: 8 }, (_, index) =>
      turn(
        fill(
          index % 2 === 0 ? 'M0 -42L9 -9L0 0ZM0 -42L-9 -9L0 0Z' : 'M0 -28L9 -9L0 0ZM0 -28L-9 -9L0 0Z',
          index % 2 === 0 ? '#1b3fae' : '#b9783a',
        ),
        index * 45,
      ),
    ).flat()
    return fit(
      stack(
        9,
        star,
        text('ZAPATERÍA', 'jost-600', '#b9783a', { size: 34, track: 330 }),
        wide(text('LUCERO', 'sancreek', '#1b3fae', { track: 20 }), 300),
      ),
      250,
      176,
    )
  },
  'satchel-street': () => {
    const brown = '#7a4320'
    const set = (word: string) => text(word, 'graduate', brown, { track: 30 })
    const h = [
      ...box(0, -70, 15, 70, brown),
      ...box(49, -70, 15, 70, brown),
      ...box(10, -47, 44, 24, brown),
      ...box(14, -58, 36, 46, '#fff', 6),
      ...frame(17, -55, 30, 40, '#c98f2c', 7, 6),
      ...line('M20 -35H58', '#c98f2c', 7, { cap: 'butt' }),
    ]
    return fit(
      stack(
        16,
        onBaseline(9, set('SATC'), h, set('EL')),
        text('STREET', 'graduate', brown, { size: 44, track: 620 }),
      ),
      284,
      130,
    )
  },
  'valise-verte': () => {
    const green = '#0f5a3c'
    return [
      ...frame(42, 46, 236, 124, green, 8, 20),
      ...line('M122 44V30C122 20 128 16 136 16H184C192 16 198 20 198 30V44', green, 8),
      ...line('M72 46V170M248 46V170', green, 4, { cap: 'butt' }),
      ...fit(
        stack(10, text('valise', 'comfortaa-700', green), text('verte', 'comfortaa-700', green)),
        150,
        86,
        160,
        108,
      ),
    ]
  },
  'heel-and-hawser': () => {
    const wine = '#74142c'
    const rope = '#b98a50'
    const shoe = [
      ...line('M84 -40L72 66', rope, 10),
      ...line('M78 -24l9 7M76 -8l9 7M74 8l9 7M72 24l9 7M70 40l9 7', '#fff', 2.6),
      ...fill(
        'M-104 62C-104 50 -84 46 -66 34C-30 10 -4 -52 66 -70C88 -74 100 -52 92 -30C66 -34 36 -4 12 34C-2 54 -30 66 -104 66Z',
        wine,
      ),
      ...fill('M-62 30C-50 20 -38 8 -30 -4C-22 6 -20 18 -26 30C-38 40 -54 38 -62 30Z', '#fff'),
    ]
    return fit(
      row(
        14,
        shoe,
        tall(
          stackLeft(
            4,
            text('Heel &', 'cormorant-garamond-700i', wine),
            text('Hawser', 'cormorant-garamond-700i', wine),
          ),
          122,
        ),
      ),
      286,
      150,
    )
  },
  'left-foot-first': () => {
    const neon = '#52f020'
    const sole = [
      ...fill(
        'M-22 -84C4 -96 30 -74 30 -40C30 -16 20 -4 18 12H-28C-32 -6 -48 -24 -46 -50C-44 -68 -36 -78 -22 -84Z',
        neon,
      ),
      ...fill('M-27 26H16C18 46 20 80 -6 82C-32 82 -30 50 -27 26Z', neon),
      ...line('M-40 -56L24 -62M-42 -38L28 -42M-36 -20L24 -22M-24 44L14 42M-24 60L10 58', '#0e0e0e', 5, {
        cap: 'butt',
      }),
    ]
    const name = turn(
      stackLeft(
        8,
        text('LEFT', 'sedgwick-ave-display', '#fff'),
        text('FOOT', 'sedgwick-ave-display', '#fff'),
        text('FIRST', 'sedgwick-ave-display', neon),
      ),
      -6,
    )
    return [...box(0, 0, 320, 192, '#0e0e0e'), ...fit(row(22, turn(sole, 12), tall(name, 180)), 266, 160)]
  },
  'sole-proprietor': () => {
    const navy = '#1d2b4f'
    const print = [
      ...ring(0, 0, 34, navy, 2.5),
      ...turn(
        [
          ...fill(
            'M-5 -24C6 -28 13 -18 12 -8C11 0 8 3 8 6H-8C-10 0 -15 -6 -14 -14C-13 -20 -9 -23 -5 -24Z',
            navy,
          ),
          ...fill('M-8 10H8C9 18 8 26 0 26C-8 26 -9 18 -8 10Z', navy),
        ],
        14,
      ),
    ]
    return [
      ...frame(22, 20, 276, 152, navy, 2),
      ...fit(
        stackLeft(
          18,
          text('SOLE', 'cormorant-garamond-700', navy, { track: 80 }),
          text('PROPRIETOR', 'cormorant-garamond-700', navy, { track: 80 }),
        ),
        236,
        70,
        160,
        72,
      ),
      ...line('M42 128H206', navy, 1.4),
      ...line('M42 142H150', navy, 1.4),
      ...fit(print, 48, 48, 254, 142),
    ]
  },
  'bollard-boots': () => {
    const orange = '#ff6a13'
    const black = '#191817'
    const set = (word: string) => text(word, 'work-sans-900', black)
    const bollard = [
      ...fill('M4 0V-58H26V0Z', orange),
      ...fill('M-3 -78C-3 -90 33 -90 33 -78L30 -58H0Z', orange),
      ...box(-3, -8, 36, 8, orange, 2),
      ...line('M4 -40H26M4 -28H26', black, 5, { cap: 'butt' }),
    ]
    return fit(
      stack(
        16,
        onBaseline(6, set('bo'), bollard, bollard, set('ard')),
        wide(text('BOOTS', 'work-sans-900', orange, { track: 620 }), 280),
      ),
      276,
      134,
    )
  },
}
