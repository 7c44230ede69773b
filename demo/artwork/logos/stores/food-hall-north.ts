import * as draw from '../drawing.ts'
import { box, disc, fill, line, move, oval, ring, turn, type Logos } from '../drawing.ts'
import { centre, fit, row, stack, stackLeft, tall, wide } from '../layout.ts'
import { text } from '../lettering.ts'
import { crossStitch } from '../textures.ts'

/** The food hall, counters 301 to 307. */
export const foodHallNorth: Logos = {
  'chowder-clock': () => {
    const navy = '#1b2c52'
    const lid = [
      ...disc(0, 0, 66, navy),
      ...box(-84, -8, 18, 16, navy, 5),
      ...box(66, -8, 18, 16, navy, 5),
      ...ring(0, 0, 54, '#fbf1d8', 3),
      ...line('M0 -46v9M0 37v9M-46 0h9M37 0h9', '#fbf1d8', 5, { cap: 'butt' }),
      ...line('M0 0V-30M0 0L22 14', '#fbf1d8', 6),
      ...disc(0, 0, 7, '#fbf1d8'),
    ]
    return [
      ...box(12, 12, 296, 168, '#fbf1d8', 84),
      ...draw.frame(18, 18, 284, 156, navy, 2.5, 78),
      ...fit(
        row(
          14,
          lid,
          tall(
            stackLeft(10, text('Chowder', 'zilla-slab-700i', navy), text('Clock', 'zilla-slab-700i', navy)),
            100,
          ),
        ),
        250,
        106,
        158,
        96,
      ),
    ]
  },
  'taqueria-dona-pilar': () => {
    const magenta = '#d4127a'
    const lime = '#c5e03a'
    const scallops = Array.from({ length: 8 }, () => `c0 34 -36 34 -36 0`).join('')
    const diamonds = Array.from({ length: 8 }, (_, index) =>
      fill(`M${34 + index * 36} 148l7 9l-7 9l-7 -9Z`, '#fff'),
    ).flat()
    const holes = Array.from({ length: 9 }, (_, index) =>
      fill(`M${32 + index * 32} 27l6 7l-6 7l-6 -7Z`, lime),
    ).flat()
    return [
      ...line('M4 14Q160 26 316 14', '#2b2b2b', 2),
      ...fill(`M16 18H304V152${scallops}Z`, magenta),
      ...diamonds,
      ...holes,
      ...fit(text('TAQUERÍA', 'londrina-solid-400', lime, { track: 170 }), 150, 34, 160, 66),
      ...fit(text('DOÑA PILAR', 'londrina-solid-900', '#fff', { track: 40 }), 252, 60, 160, 112),
    ]
  },
  'kazamidori-ramen': () => {
    const red = '#d93a1e'
    const bird = fill(
      'M-46 -12C-58 -34 -46 -50 -34 -56C-36 -42 -28 -34 -16 -32C0 -30 10 -38 12 -50C10 -60 16 -68 24 -68L27 -76L32 -69L38 -73L38 -64L50 -58L38 -53C40 -22 20 -4 -8 -2C-24 -2 -36 -4 -46 -12Z',
      red,
    )
    const bowl = [
      ...bird,
      ...line('M-4 -4V24M-34 12H26M-34 12l7 -5M-34 12l7 5', red, 5),
      ...fill('M-66 24H58C58 58 36 76 24 80V88H-32V80C-44 76 -66 58 -66 24Z', red),
      ...line('M-52 36q8 -8 14 0t14 0t14 0t14 0t14 0t14 0', '#fff', 3.4),
    ]
    const name = stackLeft(
      13,
      text('kazamidori', 'jost-700', red),
      text('RAMEN', 'jost-400', '#2b2320', { size: 52, track: 560 }),
    )
    return fit(row(16, bowl, tall(name, 82)), 290, 150)
  },
  'spin-doctor-donair': () => {
    const brown = '#5a2a12'
    const orange = '#f57c1f'
    const cone = [
      ...line('M0 -84V84', brown, 6),
      ...fill(
        'M-40 -66C-30 -74 30 -74 40 -66C36 -20 24 30 14 62C8 68 -8 68 -14 62C-24 30 -36 -20 -40 -66Z',
        orange,
      ),
      ...line(
        'M-38 -44C-10 -34 20 -38 37 -48M-32 -16C-8 -6 18 -10 31 -20M-25 12C-6 20 14 18 24 8M-18 38C-6 44 10 42 17 34',
        brown,
        4.5,
      ),
      ...line('M-62 -28C-72 8 -54 36 -30 48M-30 48l-14 -1M-30 48l-4 -13', brown, 5),
    ]
    const bubble = (word: string, size: number) =>
      text(word, 'chango', orange, { size, track: 20, rim: [brown, 16] })
    return fit(
      row(
        12,
        cone,
        tall(
          stackLeft(
            9,
            stackLeft(-9, bubble('Spin', 100), bubble('Doctor', 100)),
            text('DONAIR', 'chango', brown, { size: 46, track: 160 }),
          ),
          150,
        ),
      ),
      284,
      164,
    )
  },
  'chez-memere-boudreau': () => {
    const hearts = [-118, 118].flatMap((x) =>
      move(fill('M0 16C-22 0 -14 -14 0 -4C14 -14 22 0 0 16Z', '#c8272d'), x, 20),
    )
    const lines = stack(
      13,
      crossStitch('CHEZ', '#c8272d', 6),
      crossStitch('MÉMÈRE', '#3f63bd', 6),
      crossStitch('BOUDREAU', '#3f63bd', 6),
    )
    return centre([...lines, ...hearts], 160, 96)
  },
  'banh-and-bell': () => {
    const jade = '#0f7f63'
    const bell = [
      ...ring(0, -64, 8, jade, 5),
      ...fill(
        'M0 -56C-34 -56 -34 -16 -40 6C-44 20 -54 26 -58 38H58C54 26 44 20 40 6C34 -16 34 -56 0 -56Z',
        jade,
      ),
      ...disc(0, 50, 11, jade),
      ...turn(
        [
          ...oval(0, 2, 82, 17, '#fff'),
          ...oval(0, 2, 78, 13, '#dd9f2e'),
          ...line('M-44 -4l12 12M-16 -5l12 13M12 -5l12 13M40 -4l11 11', '#fff2cf', 4),
        ],
        -8,
      ),
    ]
    return fit(
      row(
        16,
        bell,
        tall(stackLeft(12, text('Bánh', 'yeseva-one', jade), text('& Bell', 'yeseva-one', '#c98714')), 118),
      ),
      276,
      150,
    )
  },
  'saffron-semaphore': () => {
    const flag = [
      ...line('M0 -60V76', '#4a1420', 6),
      ...fill('M3 -60H67V4Z', '#c0182f'),
      ...fill('M3 -60V4H67Z', '#f4a91c'),
    ]
    const pair = [...turn(flag, 24), ...draw.scale(turn(flag, 24), -1, 1)]
    return fit(
      stack(
        10,
        [...move(pair, 0, 0)],
        wide(text('Saffron', 'abril-fatface', '#c0182f'), 190),
        wide(text('SEMAPHORE', 'jost-500', '#4a1420', { track: 190 }), 190),
      ),
      262,
      176,
    )
  },
}
