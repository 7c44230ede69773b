import * as draw from '../drawing.ts'
import { arcData, box, disc, fill, line, move, ring, turn, type Logos } from '../drawing.ts'
import { fit, row, stack, stackLeft, tall } from '../layout.ts'
import { text } from '../lettering.ts'

/** Bakeries, sweets, juices and snacks. */
export const sweetsAndJuices: Logos = {
  'eclair-maison': () => {
    const brown = '#3b2218'
    const bolt = fill('M34 -128L12 -98H26L18 -78L48 -108H33L46 -128Z', '#8fb04b')
    return fit(
      stack(
        16,
        [...text('ECLAIR', 'playfair-display-800', brown, { track: 40 }), ...bolt],
        text('MAISON', 'playfair-display-400', brown, { size: 30, track: 700 }),
      ),
      274,
      144,
    )
  },
  'panaderia-amapola': () => {
    const poppy = [
      ...fill(
        'M0 8C-50 14 -62 -30 -34 -48C-20 -58 -6 -48 0 -38C6 -48 20 -58 34 -48C62 -30 50 14 0 8Z',
        '#e23b22',
      ),
      ...fill('M0 10C-30 10 -38 -14 -24 -26C-10 -34 10 -34 24 -26C38 -14 30 10 0 10Z', '#f0573c'),
      ...disc(0, -8, 9, '#241613'),
      ...line('M0 12C2 28 -4 36 -8 46', '#4c6b2c', 5),
    ]
    return fit(
      stack(
        2,
        poppy,
        text('Amapola', 'pacifico', '#e23b22'),
        text('PANADERÍA', 'jost-600', '#4c6b2c', { size: 30, track: 380 }),
      ),
      250,
      168,
    )
  },
  'oatcake-annies': () => {
    const brown = '#6b4423'
    const edge = ring(0, 0, 82, '#d9a866', 20, { dash: [0, 17.17] })
    const pricks = ring(0, 0, 75, brown, 5, { dash: [0, 13.09] })
    return fit(
      [
        ...edge,
        ...disc(0, 0, 86, '#d9a866'),
        ...pricks,
        ...fit(text('OATCAKE', 'alfa-slab-one', brown, { track: 30 }), 118, 30, 0, -20),
        ...fit(text('Annie’s', 'caveat-brush', '#fff6e4', { bolder: 2 }), 112, 50, 0, 24),
      ],
      180,
      180,
    )
  },
  'crumb-and-compass': () => {
    const flour = '#fbf4e6'
    const star = [0, 90, 180, 270].flatMap((angle) =>
      turn(fill('M0 -56L9 -9L0 0ZM0 -56L-9 -9L0 0Z', flour), angle),
    )
    const small = [45, 135, 225, 315].flatMap((angle) => turn(line('M0 -16V-34', flour, 4), angle))
    const loaf = [...disc(0, 0, 74, '#6e4526'), ...ring(0, 0, 64, '#8c5f38', 4), ...star, ...small]
    const name = stackLeft(
      10,
      text('Crumb &', 'dm-serif-display', '#4a2d18'),
      text('Compass', 'dm-serif-display', '#4a2d18'),
    )
    return fit(row(18, loaf, tall(name, 104)), 288, 150)
  },
  'gelateria-nuvola-bassa': () => {
    const scoop = [
      ...fill('M-30 14L0 84L30 14Z', '#b98552'),
      ...line('M-16 20L10 62M4 18L-12 56M20 20L0 70', '#8b5d33', 2.2),
      ...fill(
        'M-46 18C-66 18 -66 -10 -46 -12C-46 -36 -20 -46 -4 -34C8 -50 40 -42 40 -18C60 -18 64 18 44 18Z',
        '#8ed3b4',
      ),
      ...line('M-22 -14C-16 -24 -4 -24 2 -16', '#fff', 4),
    ]
    const name = stackLeft(
      10,
      text('GELATERIA', 'jost-500', '#8b5d33', { size: 24, track: 330 }),
      text('Nuvola', 'oleo-script', '#8b5d33'),
      text('Bassa', 'oleo-script', '#5cb08c'),
    )
    return fit(row(16, scoop, tall(name, 140)), 280, 150)
  },
  'pulp-diction': () => {
    const bubble = fill(
      'M26 14H294C304 14 310 20 310 30V126C310 136 304 142 294 142H140L86 184L98 142H26C16 142 10 136 10 126V30C10 20 16 14 26 14Z',
      '#ff8a1e',
    )
    const name = draw.lean(
      stackLeft(4, text('Pulp', 'shrikhand', '#4b1d8f'), move(text('Diction', 'shrikhand', '#fff'), 20, 0)),
      0,
    )
    return [...bubble, ...fit(name, 236, 112, 160, 79)]
  },
  'zest-wind': () => {
    const lemon = '#f7cf1d'
    const slice = [
      ...disc(0, 0, 70, lemon),
      ...disc(0, 0, 60, '#fffbe0'),
      ...Array.from({ length: 8 }, (_, index) =>
        turn(fill('M0 -8L-17 -48C-10 -55 10 -55 17 -48Z', lemon), index * 45),
      ).flat(),
      ...turn(fill('M-7 6L0 -62L7 6C7 16 -7 16 -7 6Z', '#14284f'), 52),
      ...disc(0, 0, 5, '#fff'),
    ]
    const gauge = line(arcData(0, 0, 84, -150, -30), '#14284f', 5)
    return fit(
      row(
        12,
        [...slice, ...gauge],
        tall(
          stackLeft(
            -6,
            text('Zest', 'kaushan-script', '#14284f'),
            move(text('Wind', 'kaushan-script', '#14284f'), 26, 0),
          ),
          124,
        ),
      ),
      284,
      150,
    )
  },
  'kernel-gale': () => {
    const butter = '#ffe7a1'
    const kernel = [
      ...disc(-34, 6, 25, butter),
      ...disc(-14, -22, 26, butter),
      ...disc(18, -26, 22, butter),
      ...disc(36, 2, 25, butter),
      ...disc(8, 20, 27, butter),
      ...disc(-18, 24, 20, butter),
      ...line(
        'M-36 -6C-28 -16 -14 -14 -12 -2M2 -30C14 -34 22 -26 20 -16M8 22C18 26 30 20 30 8M-18 30C-12 34 -4 32 0 26',
        '#d98e1c',
        4,
      ),
      ...fill('M-6 2C0 -4 8 -2 8 6C8 14 -4 14 -8 10Z', '#b3661a'),
      ...line('M58 -30H104C118 -30 118 -50 104 -48M66 0H134C150 0 148 24 132 20M60 26H98', butter, 7),
    ]
    return [
      ...box(0, 0, 320, 192, '#c4202b'),
      ...fit(kernel, 150, 76, 160, 54),
      ...fit(text('KERNEL GALE', 'lilita-one', butter, { track: 40 }), 274, 54, 160, 138),
    ]
  },
  'taffy-rigg': () => {
    const pink = '#ef5b93'
    const stripes = Array.from(
      { length: 14 },
      (_, index) => `M${-20 + index * 26} 200L${60 + index * 26} -10h13L${-7 + index * 26} 200Z`,
    ).join('')
    const masts = [
      ...line('M60 76L160 20L260 76M92 76L160 20L228 76M126 76L160 20L194 76', '#b01f5c', 2.4),
      ...line('M78 66H242M102 52H218M128 38H192', '#b01f5c', 2.4),
    ]
    return [
      ...draw.within(fill(stripes, '#fbc6d9'), draw.boxData(0, 0, 320, 192)),
      ...masts,
      ...fill('M20 82H300L284 128L300 174H20L36 128Z', pink),
      ...fit(text('Taffy Rigg', 'chango', '#fff'), 226, 54, 160, 128),
    ]
  },
}
