import { gullFar } from '../../kit/birds.ts'
import { BROWN, FOG, INK, KELP, LAMP, MIST, PAPER, PINK, PLUM, RED } from '../../kit/inks.ts'
import { discs, line, lines, oval, put, rect } from '../../kit/svg.ts'
import { block, spinningTop, toyTrain } from '../../kit/toys.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'promotions/toys',
  'A toy train pulls a wagon of blocks and a spinning top across yellow sand.',
  'Un tren de juguete jala un vagón con bloques y un trompo sobre arena amarilla.',
  (s) => [
    s.ground(FOG),
    oval(600, 740, 760, 260, LAMP),
    rect(0, 0, 1200, 500, s.dots(PAPER, 70, 10)),
    lines([[-20, 700, 1220, 700]], INK, 12),
    lines(
      Array.from({ length: 16 }, (_, i) => [i * 80 + 10, 700, i * 80 + 10, 724] as const),
      BROWN,
      18,
    ),
    put(toyTrain(), 860, 694, 1.9),
    rect(120, 600, 440, 46, KELP, 12),
    discs(
      [
        [200, 664, 34],
        [480, 664, 34],
      ],
      RED,
    ),
    discs(
      [
        [200, 664, 13],
        [480, 664, 13],
      ],
      INK,
    ),
    line('M560 630H620', INK, 14),
    put(block(LAMP, RED, 'boat'), 200, 600, 1.35),
    put(block(RED, KELP, 'fish'), 340, 600, 1.35),
    put(block(PINK, PLUM, 'star'), 478, 600, 1.35),
    put(block(PAPER, INK, 'moon'), 272, 476, 1.35, -3),
    put(spinningTop(), 408, 470, 1.25, 10),
    line('M984 380q-40 -60 -100 -40t-120 -50t-120 -10', PAPER, 50),
    line('M984 380q-40 -60 -100 -40t-120 -50t-120 -10', MIST, 22),
    put(spinningTop(PAPER, PLUM, RED), 170, 850, 1.2, -14),
    put(block(RED, RED, 'star'), 1080, 850, 1.1, 8),
    put(gullFar(INK), 200, 130, 1.5),
    put(gullFar(INK), 330, 200, 1),
  ],
)
