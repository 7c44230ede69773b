import { dory } from '../../kit/boats.ts'
import { town } from '../../kit/buildings.ts'
import { BROWN, FOG, GOLD, INK, KELP, LAMP, NIGHT, PINK, PLUM, RED, SLATE, TAN } from '../../kit/inks.ts'
import { festoon, glow, reflection, roundLantern, stars } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { ripples, sea } from '../../kit/sea.ts'
import { fill, line, lines, put } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'events/lantern-festival',
  'A parade crosses a footbridge carrying paper lanterns; their light trembles in the water below.',
  'Un desfile cruza un puente con faroles de papel; su luz tiembla en el agua.',
  (s) => [
    s.ground(PLUM),
    stars(s, 0, 0, 1200, 200, 22, PINK),
    town(s, -20, 420, 1240, [NIGHT], INK, GOLD, 1.3),
    fill('M-20 610Q600 400 1220 610V660Q600 470 -20 660Z', BROWN),
    line('M-20 610Q600 400 1220 610', TAN, 12),
    ...[
      [130, 584, RED, 'beanie'],
      [330, 534, KELP, 'long'],
      [520, 512, FOG, 'cap'],
      [700, 510, LAMP, 'curls'],
      [880, 536, PINK, 'scarf'],
      [1080, 580, RED, 'bun'],
    ].map(
      ([x, y, c, h], i) =>
        put(glow(0, 60, 60, 150, LAMP, 18), Number(x) + 56, Number(y) - 280 + (i % 2) * 40, 1) +
        lines([[Number(x) + 62, Number(y) - 150, Number(x) + 56, Number(y) - 280 + (i % 2) * 40]], TAN, 5) +
        put(
          person({
            coat: String(c),
            head: h as 'cap',
            hat: i % 2 ? LAMP : RED,
            pose: 'hold',
            legs: i % 2 ? SLATE : INK,
            skin: [TAN, PINK, BROWN][i % 3] ?? TAN,
          }),
          Number(x),
          Number(y),
          2.5,
        ) +
        put(festoon(i), Number(x) + 56, Number(y) - 290 + (i % 2) * 40, 0.95),
    ),
    line('M-20 548Q600 340 1220 548', INK, 7),
    line(
      Array.from({ length: 24 }, (_, i) => {
        const x = i * 52
        const y = 610 - 105 * (1 - ((x - 600) / 620) ** 2)
        return `M${x} ${Math.round(y)}v-62`
      }).join(''),
      INK,
      4,
    ),
    sea(s, 700, NIGHT, 5, 300),
    [150, 350, 550, 750, 950, 1120]
      .map((x, i) => reflection(s, x, 720, 120, 170, [LAMP, RED, PINK][i % 3] ?? LAMP, 18))
      .join(''),
    put(dory(RED), 590, 830, 1.1),
    put(roundLantern(), 590, 690, 0.7),
    ripples(s, 0, 740, 1200, 140, SLATE, 12, 4),
  ],
)
