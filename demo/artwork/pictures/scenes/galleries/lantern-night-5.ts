import { INK, KELP, LAMP, PAPER, PINK, PLUM, RED, ROSE, SEA, SLATE } from '../../kit/inks.ts'
import { boxLantern, garland, halftone, reflection, roundLantern } from '../../kit/light.ts'
import { sea } from '../../kit/sea.ts'
import { fill, line, put } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/lantern-night-5',
  'Masts in the marina strung with lanterns, mirrored in black water.',
  'Mástiles de la marina con hileras de faroles, reflejados en el agua negra.',
  (s) => [
    s.ground(SEA),
    halftone(0, 30, 1200, 520, SLATE, 15, 2, 28),
    fill('M960 60a90 90 0 1 0 70 140a74 74 0 0 1 -70 -140z', PAPER),
    sea(s, 610, INK, 4, 300),
    [170, 440, 730, 1010]
      .map((x, i) =>
        put(
          line('M0 -30V-520', PAPER, 8) +
            fill('M-14 -40H-120L-8 -90Z', [RED, LAMP, PINK, RED][i] ?? RED) +
            fill('M-130 -36H136Q120 0 84 8H-84Q-116 -2 -130 -36Z', [KELP, RED, PLUM, PAPER][i] ?? KELP),
          x,
          640,
          1,
        ),
      )
      .join(''),
    ...[
      [170, 130, 440, 130],
      [440, 130, 730, 130],
      [730, 130, 1010, 130],
      [-80, 200, 170, 130],
      [1010, 130, 1280, 200],
    ].map(([a = 0, b = 0, c = 0, d = 0]) =>
      garland(s, a, b, c, d, 90, 4, (i) => (i % 2 ? boxLantern() : roundLantern()), 0.62, INK),
    ),
    ...[
      [440, 130, 170, 420],
      [730, 130, 440, 420],
      [1010, 130, 730, 420],
    ].map(([a = 0, b = 0, c = 0, d = 0]) =>
      garland(
        s,
        a,
        b,
        c,
        d,
        40,
        4,
        (i) => (i % 2 ? roundLantern(PINK, ROSE) : boxLantern(KELP, INK)),
        0.5,
        INK,
      ),
    ),
    ...[80, 300, 560, 600, 860, 1120].map((x, i) =>
      reflection(s, x, 670, 110, 200, [LAMP, RED, LAMP, PINK, RED, LAMP][i] ?? LAMP, 19),
    ),
  ],
)
