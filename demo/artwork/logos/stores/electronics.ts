import { arcData, box, disc, fill, frame, line, move, scale, turn, type Logos } from '../drawing.ts'
import { fit, onBaseline, row, stack, stackLeft, tall, wide } from '../layout.ts'
import { text } from '../lettering.ts'
import { pixels } from '../textures.ts'

/** Electronics, games and phones. */
export const electronics: Logos = {
  'gullwire-mobile': () => {
    const blue = '#0b5cff'
    const gull = [
      ...fill(
        'M-34 2C-30 -22 -8 -34 14 -32C18 -46 36 -48 42 -36L58 -32L42 -28C40 -8 22 6 -2 6L-46 16L-58 10Z',
        blue,
      ),
      ...line('M-24 -8C-10 -16 8 -16 16 -10', '#fff', 3),
      ...disc(31, -35, 2.6, '#fff'),
      ...line('M0 6V22M12 4V22', blue, 4),
    ]
    return fit(
      [
        ...move(text('gullwire', 'sacramento', blue, { size: 130, bolder: 4.4 }), 0, 0),
        ...line('M-150 2C-100 4 -30 2 6 -6', blue, 5.4),
        ...move(gull, -92, -18),
        ...move(text('MOBILE', 'jost-500', blue, { size: 30, track: 500 }), 66, 62),
      ],
      296,
      130,
    )
  },
  ohmstead: () => {
    const amber = '#e08a00'
    const omega = [
      ...line('M-60 60H-26V40C-50 26 -60 2 -54 -20L0 -66L54 -20C60 2 50 26 26 40V60H60', amber, 11),
      ...line('M34 -40V-62', amber, 11, { cap: 'butt' }),
      ...box(-11, -14, 22, 22, amber),
    ]
    return fit(
      row(20, omega, tall(text('ohmstead', 'work-sans-600', '#3b2f20', { track: -10 }), 70)),
      290,
      112,
    )
  },
  'lens-and-lantern': () => {
    const black = '#17171a'
    const blades = Array.from({ length: 6 }, (_, index) =>
      turn(fill('M-19 -33L19 -33L38 0L12 -8Z', '#d6401f'), index * 60),
    ).flat()
    const lantern = [
      ...fill('M-48 -52L-30 -74H30L48 -52Z', black),
      ...line('M-14 -74C-14 -98 14 -98 14 -74', black, 6),
      ...frame(-46, -48, 92, 98, black, 7),
      ...blades,
      ...fill('M-54 54H54L46 70H-46Z', black),
    ]
    return fit(
      row(
        20,
        lantern,
        tall(
          stackLeft(
            14,
            text('LENS &', 'josefin-sans-700', black),
            text('LANTERN', 'josefin-sans-700', black),
          ),
          94,
        ),
      ),
      276,
      160,
    )
  },
  'tall-mast-telecom': () => {
    const violet = '#6a34c9'
    const pennant = (radius: number) => {
      const [x, y] = [radius * Math.sin(1.1), -60 - radius * Math.cos(1.1)]
      return [
        ...line(arcData(0, -60, radius, -88, -27), violet, 13, { cap: 'butt' }),
        ...turn(fill(`M${x} ${y - 6.5}L${x + 15} ${y}L${x} ${y + 6.5}Z`, violet), 62, x, y),
      ]
    }
    const mast = [...line('M0 -130V84M-26 84H26', violet, 8), ...pennant(22), ...pennant(44), ...pennant(66)]
    return fit(
      row(
        8,
        mast,
        tall(
          stackLeft(
            16,
            text('TALL MAST', 'krona-one', violet),
            text('telecom', 'krona-one', violet, { size: 78 }),
          ),
          80,
        ),
      ),
      294,
      160,
    )
  },
  'pixel-chandlery': () => {
    const lantern = [
      '....####....',
      '...#....#...',
      '...#....#...',
      '.##########.',
      '..########..',
      '..#......#..',
      '..#..##..#..',
      '..#.####.#..',
      '..#.####.#..',
      '..#..##..#..',
      '..#......#..',
      '..########..',
      '.##########.',
    ]
    const green = '#3dff6e'
    return [
      ...box(0, 0, 320, 192, '#07130a'),
      ...fit(pixels(lantern, green, 10), 110, 92, 160, 60),
      ...fit(
        stack(
          16,
          wide(text('PIXEL', 'press-start-2p', green), 150),
          wide(text('CHANDLERY', 'press-start-2p', green), 270),
        ),
        264,
        66,
        160,
        148,
      ),
    ]
  },
  'static-and-sons': () => {
    let seed = 7
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647
    const noise = Array.from(
      { length: 190 },
      () =>
        `M${Math.round(24 + random() * 272)} ${Math.round((30 + random() * 76) / 3) * 3}h${Math.round(2 + random() * 9)}`,
    ).join('')
    return [
      ...box(10, 10, 300, 172, '#f5ead2', 34),
      ...fit(text('Static', 'chango', '#5b3218'), 262, 84, 160, 72),
      ...line(noise, '#f5ead2', 1.5, { cap: 'butt' }),
      ...fit(text('& Sons', 'chango', '#5b3218'), 190, 44, 160, 144),
    ]
  },
  'joystick-jetty': () => {
    const pink = '#ff2f8e'
    const cyan = '#00b8d9'
    const post = [
      ...disc(0, -66, 24, pink),
      ...line('M-8 -74q4 -6 10 -5', '#fff', 4),
      ...box(-7, -46, 14, 44, '#20202b'),
      ...fill('M-34 -2H34L42 26H-42Z', '#20202b'),
      ...line('M-32 10H32M-36 20H36', cyan, 4),
      ...line('M40 22C70 40 90 0 120 20', cyan, 6),
      ...line('M-84 34H84', pink, 9, { cap: 'butt' }),
      ...line('M-62 38V60M-22 38V60M22 38V60M62 38V60', pink, 8, { cap: 'butt' }),
    ]
    return fit(
      stack(
        12,
        scale(post, 1.25),
        wide(onBaseline(26, text('JOYSTICK', 'bungee', pink), text('JETTY', 'bungee', cyan)), 340),
      ),
      284,
      172,
    )
  },
}
