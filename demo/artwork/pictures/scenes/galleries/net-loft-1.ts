import { gullFlying } from '../../kit/birds.ts'
import { BROWN, FOG, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, SLATE } from '../../kit/inks.ts'
import { halftone } from '../../kit/light.ts'
import { glassFloat } from '../../kit/sea.ts'
import { disc, put, rect, ring } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/net-loft-1',
  'Looking straight up in the Net Loft: coloured glass floats hang in a ring below the skylight.',
  'Mirando hacia arriba en el Net Loft: flotadores de colores cuelgan en círculo bajo el tragaluz.',
  (s) => [
    s.ground(BROWN),
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) =>
        put(
          rect(-18, 200, 36, 700, PLUM) + rect(-60, 260, 120, 12, PLUM) + rect(-100, 420, 200, 14, PLUM),
          600,
          450,
          1,
          i * 45 + 22,
        ),
      )
      .join(''),
    disc(600, 450, 300, INK),
    disc(600, 450, 280, FOG),
    halftone(360, 200, 480, 500, PAPER, 4, 16, 28),
    [0, 1, 2, 3].map((i) => put(rect(-280, -5, 560, 10, INK), 600, 450, 1, i * 45)).join(''),
    ring(600, 450, 140, INK, 9),
    put(gullFlying(), 640, 400, 0.9, 30),
    ...Array.from({ length: 12 }, (_, i) => {
      const a = (i * Math.PI) / 6
      const r = i % 2 ? 400 : 330
      return put(
        glassFloat([KELP, RED, LAMP, SLATE, PINK, PAPER][i % 6], INK),
        600 + Math.cos(a) * r * 1.18,
        450 + Math.sin(a) * r * 0.94,
        i % 2 ? 1.35 : 0.95,
        i * 30,
      )
    }),
  ],
)
