import { sailboat } from '../../kit/boats.ts'
import { cup } from '../../kit/food.ts'
import { tableLamp } from '../../kit/goods.ts'
import { BROWN, FOG, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, SEA, TAN } from '../../kit/inks.ts'
import { envelope } from '../../kit/paper-goods.ts'
import { ripples } from '../../kit/sea.ts'
import type { Sheet } from '../../kit/sheet.ts'
import { disc, line, put, rect } from '../../kit/svg.ts'
import { page } from '../scene.ts'

export const scene = page(
  'corporate-purchase',
  'Stacks of cards tied with rope, ready on a desk beside a harbour window.',
  'Pilas de tarjetas atadas con cuerda, listas en un escritorio junto a la ventana.',
  (s) => [
    s.ground(KELP),
    rect(620, 40, 520, 350, FOG),
    disc(980, 160, 60, LAMP),
    windowSea(s),
    put(sailboat(RED, PAPER, PINK), 780, 320, 0.6),
    line('M620 40h520v350h-520zM880 40v350', INK, 16),
    rect(0, 440, 1200, 160, BROWN),
    rect(0, 430, 1200, 16, INK),
    ...[
      [120, 9, RED, LAMP],
      [330, 6, LAMP, KELP],
      [540, 12, PLUM, PINK],
    ].map(
      ([x, n, c, t]) =>
        Array.from({ length: Number(n) }, (_, i) =>
          rect(Number(x) + (i % 2) * 6, 436 - (i + 1) * 20, 170, 17, i % 2 ? PAPER : String(c), 4),
        ).join('') +
        line(`M${Number(x) + 88} ${436 - Number(n) * 20}V436`, String(t), 13) +
        line(
          `M${Number(x) + 88} ${436 - Number(n) * 20}q-50 -50 -64 -14t64 14q50 -50 64 -14t-64 14`,
          String(t),
          10,
        ),
    ),
    put(tableLamp(LAMP, INK), 1040, 440, 1.05),
    put(cup(PAPER, RED), 860, 440, 0.8),
    put(envelope(PAPER, TAN, RED), 300, 540, 0.7, -4),
    put(envelope(PINK, RED, KELP), 720, 550, 0.7, 5),
  ],
)

function windowSea(s: Sheet): string {
  return s.cut(
    'M620 40h520v350h-520z',
    rect(620, 270, 520, 130, SEA) + ripples(s, 640, 290, 460, 80, PAPER, 9, 4),
  )
}
