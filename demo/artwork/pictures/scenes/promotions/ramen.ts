import { steam } from '../../kit/food.ts'
import { BROWN, DEEP, GOLD, INK, KELP, LAMP, PAPER, RED } from '../../kit/inks.ts'
import { glow } from '../../kit/light.ts'
import { disc, fill, line, lines, oval, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'promotions/ramen',
  'Chopsticks lift long noodles from a steaming red bowl with an egg and greens.',
  'Unos palillos levantan fideos de un tazón rojo humeante con huevo y verduras.',
  (s) => [
    s.ground(LAMP),
    disc(600, 430, 330, RED),
    glow(600, 430, 356, 600, PAPER, 26),
    rect(0, 800, 1200, 100, INK),
    rect(0, 800, 1200, 14, BROWN),
    lines(
      [
        [540, 130, 1240, -30],
        [556, 186, 1240, 60],
      ],
      INK,
      22,
    ),
    line(
      [0, 1, 2, 3, 4, 5, 6]
        .map((i) => `M${560 + i * 22} 150Q${545 + i * 26} 300 ${520 + i * 30} 420T${500 + i * 34} 560`)
        .join(''),
      PAPER,
      15,
    ),
    line(
      [0, 1, 2, 3, 4, 5, 6]
        .map((i) => `M${560 + i * 22} 150Q${545 + i * 26} 300 ${520 + i * 30} 420T${500 + i * 34} 560`)
        .join(''),
      GOLD,
      3,
    ),
    lines(
      [
        [540, 130, 800, 70],
        [556, 186, 800, 126],
      ],
      INK,
      22,
    ),
    oval(600, 540, 340, 70, INK),
    oval(600, 540, 312, 54, GOLD),
    oval(440, 530, 70, 36, PAPER),
    oval(440, 526, 36, 19, RED),
    fill('M700 470L860 430L880 540L740 570Z', DEEP),
    line('M580 550q40 -22 80 0M530 566l40 10M660 530l30 -20', KELP, 12),
    fill('M260 544Q280 760 480 800H720Q920 760 940 544Q600 660 260 544Z', INK),
    fill('M284 620Q600 730 916 620L908 650Q600 762 294 650Z', RED),
    [0, 1, 2, 3, 4, 5]
      .map((i) => fill(`M${352 + i * 92} ${[706, 734, 746, 746, 734, 706][i]}l26 -18l26 18l-26 18z`, PAPER))
      .join(''),
    rect(440, 796, 320, 20, PAPER, 6),
    put(steam(PAPER, 13), 300, 420, 1.7),
    put(steam(PAPER, 13), 900, 400, 1.5),
  ],
)
