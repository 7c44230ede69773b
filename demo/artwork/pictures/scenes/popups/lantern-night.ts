import { merrowQuay } from '../../kit/buildings.ts'
import { GOLD, INK, LAMP, NIGHT, PAPER, PINK, PLUM, ROSE, SLATE } from '../../kit/inks.ts'
import { boxLantern, glow, reflection, roundLantern, stars } from '../../kit/light.ts'
import { ripples, sea } from '../../kit/sea.ts'
import { fill, line, put, rect } from '../../kit/svg.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  name: 'popups/lantern-night',
  width: 900,
  height: 900,
  en: 'Dozens of paper lanterns rise over Merrow Quay at night, one very large in front.',
  es: 'Decenas de faroles de papel se elevan sobre Merrow Quay de noche; uno, enorme, al frente.',
  draw: (s) => [
    s.ground(PLUM),
    stars(s, 0, 0, 900, 620, 30, PINK),
    put(merrowQuay(s, { wall: NIGHT, roof: INK, light: GOLD, glass: SLATE, trim: ROSE }), -60, 780, 0.82),
    rect(0, 776, 900, 14, INK),
    sea(s, 788, NIGHT, 4, 240),
    reflection(s, 440, 800, 420, 90, GOLD, 15),
    ...[
      [120, 470, 0.4],
      [760, 430, 0.42],
      [680, 130, 0.6],
      [130, 220, 0.75],
      [270, 60, 0.42],
      [810, 250, 0.5],
      [90, 40, 0.36],
      [560, 40, 0.32],
      [270, 400, 0.3],
      [650, 520, 0.3],
      [60, 620, 0.24],
      [840, 560, 0.26],
    ].map(([x = 0, y = 0, k = 1], i) =>
      put(i % 3 === 1 ? boxLantern() : roundLantern(i % 3 ? PINK : LAMP), x, y, k * 1.35, i % 2 ? 5 : -6),
    ),
    glow(450, 360, 190, 330, LAMP, 22),
    put(roundLantern(LAMP, GOLD, INK), 450, 150, 3.3),
    put(fill('M0 -40q26 40 0 76q-26 -36 0 -76z', PAPER), 450, 360, 1.5),
    ripples(s, 0, 800, 900, 90, SLATE, 8, 4),
    line('M450 -10V150', INK, 8),
  ],
}
