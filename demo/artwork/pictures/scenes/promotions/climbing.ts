import { INK, KELP, LAMP, PAPER, PINK, PLUM, RED, SEA, SLATE, TAN } from '../../kit/inks.ts'
import { disc, fill, line, lines, put, rect } from '../../kit/svg.ts'
import { carabiner } from '../../kit/workbench.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'promotions/climbing',
  'A climber in red reaches for the next hold on a tall blue and green wall.',
  'Alguien de rojo busca la siguiente presa en un muro de escalada azul y verde.',
  (s) => [
    s.ground(INK),
    fill('M0 900L240 0H1200V900Z', SEA),
    fill('M0 900L240 0H520L360 900Z', SLATE),
    fill('M760 0H1200V900H960Z', KELP),
    rect(0, 0, 1200, 900, s.dots(INK, 90, 5, 0)),
    lines(
      [
        [240, 0, 0, 900],
        [520, 0, 360, 900],
        [760, 0, 960, 900],
      ],
      INK,
      10,
    ),
    ...[
      [420, 130, RED],
      [700, 210, LAMP],
      [560, 330, PINK],
      [880, 380, RED],
      [340, 420, LAMP],
      [800, 540, PAPER],
      [500, 640, RED],
      [900, 690, LAMP],
      [300, 720, PINK],
      [1040, 200, PAPER],
      [1060, 560, PINK],
      [620, 60, PAPER],
      [980, 830, RED],
      [180, 600, RED],
    ].map(([x, y, c]) =>
      put(
        fill('M-46 10Q-50 -30 -10 -34Q40 -40 46 -4Q40 34 0 32Q-34 32 -46 10Z', String(c)) +
          disc(2, -2, 7, INK),
        Number(x),
        Number(y),
        s.between(0.8, 1.3),
        s.between(-60, 60),
      ),
    ),
    line('M640 470Q700 380 704 240M600 470Q500 400 430 160', TAN, 38),
    put(fill('M-46 10Q-50 -30 -10 -34Q40 -40 46 -4Q40 34 0 32Q-34 32 -46 10Z', LAMP), 560, 892, 1.2),
    put(fill('M-46 10Q-50 -30 -10 -34Q40 -40 46 -4Q40 34 0 32Q-34 32 -46 10Z', RED), 764, 796, 1.2),
    line('M604 690Q520 730 556 840', PLUM, 54),
    line('M648 690Q800 610 750 740', PLUM, 54),
    line('M556 846l-8 18M750 748l16 16', INK, 40),
    fill('M570 450Q640 420 670 460Q690 580 670 710Q620 740 570 710Q550 560 570 450Z', RED),
    rect(560, 660, 122, 30, LAMP, 8),
    disc(622, 390, 52, TAN),
    fill('M566 400Q560 330 622 328Q684 330 680 400Q650 380 620 384Q590 384 566 400Z', INK),
    line('M610 340Q570 300 540 400', INK, 20),
    line('M622 690Q640 800 600 920', LAMP, 12),
    put(carabiner(PAPER), 622, 700, 0.9),
  ],
)
