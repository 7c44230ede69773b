import { FOG, PAPER, RED, SEA, SLATE } from '../../kit/inks.ts'
import { line, oval, put, rect } from '../../kit/svg.ts'
import { rubberBoot } from '../../kit/wardrobe.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'promotions/boots',
  'A pair of tall red rubber boots in a puddle, rain slanting down.',
  'Un par de botas rojas de hule en un charco, bajo una lluvia inclinada.',
  (s) => [
    s.ground(FOG),
    rect(0, 0, 1200, 900, s.hatch(PAPER, 44, 5, 112)),
    rect(0, 0, 1200, 900, s.hatch(SLATE, 70, 3, 112)),
    oval(600, 780, 560, 150, SEA),
    oval(600, 772, 470, 116, SLATE),
    `<g fill="none">${[150, 260].map((r) => `<ellipse cx="400" cy="780" rx="${r}" ry="${r * 0.26}" stroke="${PAPER}" stroke-width="6"/><ellipse cx="800" cy="790" rx="${r}" ry="${r * 0.26}" stroke="${PAPER}" stroke-width="6"/>`).join('')}</g>`,
    put(rubberBoot(RED), 340, 780, 2.45, -4),
    put(rubberBoot(RED), 700, 792, 2.45, 3),
    line(
      'M180 700q-30 -70 -70 -80M220 690q-10 -60 -30 -90M1060 700q30 -60 80 -70M1030 680q10 -60 40 -90',
      PAPER,
      12,
    ),
  ],
)
