import { gullStanding } from '../../kit/birds.ts'
import { ferry } from '../../kit/boats.ts'
import { railing } from '../../kit/fittings.ts'
import { sprig } from '../../kit/garden.ts'
import { bicycle } from '../../kit/goods.ts'
import { BROWN, FOG, INK, KELP, LAMP, PAPER, SLATE, TAN } from '../../kit/inks.ts'
import { glow } from '../../kit/light.ts'
import { ripples, sea } from '../../kit/sea.ts'
import { disc, line, lines, oval, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'promotions/bicycle',
  'A red bicycle with a basket of bread leans on the harbour railing.',
  'Una bicicleta roja con canasta y pan, recargada en el barandal del puerto.',
  (s) => [
    s.ground(LAMP),
    disc(300, 250, 150, PAPER),
    glow(300, 250, 170, 400, PAPER, 24),
    sea(s, 470, FOG, 6, 280),
    sea(s, 530, SLATE, 8, 240, 60),
    ripples(s, 0, 490, 1200, 160, PAPER, 20, 5),
    put(ferry(), 950, 490, 0.6),
    put(put(railing(500, INK, 24), 0, 0), 0, 740, 2.4),
    rect(0, 730, 1200, 170, TAN),
    lines(
      [
        [0, 790, 1200, 790],
        [0, 850, 1200, 850],
      ],
      BROWN,
      4,
    ),
    lines([[0, 734, 1200, 734]], INK, 9),
    oval(600, 838, 470, 22, BROWN),
    put(
      put(
        line('M-22 20L-48 -80M0 10L-4 -96', BROWN, 24) +
          line('M-40 -50l12 -10M-46 -72l12 -10M-12 -60l14 -8M-14 -84l14 -8', PAPER, 4) +
          put(sprig(KELP), 22, 10, 0.62, 18),
        137,
        -284,
      ) + bicycle(),
      590,
      836,
      2.25,
    ),
    put(gullStanding(), 120, 570, 1),
  ],
)
