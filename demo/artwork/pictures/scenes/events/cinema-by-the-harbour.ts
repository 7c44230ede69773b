import { gullFar } from '../../kit/birds.ts'
import { town } from '../../kit/buildings.ts'
import {
  BRICK,
  BROWN,
  GOLD,
  INK,
  KELP,
  LAMP,
  NIGHT,
  PAPER,
  PINK,
  PLUM,
  RED,
  SEA,
  SLATE,
  TAN,
} from '../../kit/inks.ts'
import { reflection, stars } from '../../kit/light.ts'
import { onlookers } from '../../kit/people.ts'
import { sea } from '../../kit/sea.ts'
import { disc, fill, line, lines, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'events/cinema-by-the-harbour',
  'A film is shown on the mainsail of a moored boat; people watch from the pier under blankets.',
  'Una película se proyecta en la vela de un barco; la gente mira desde el muelle con cobijas.',
  (s) => [
    s.ground(NIGHT),
    stars(s, 0, 0, 1200, 360, 34, PINK),
    fill('M960 80a80 80 0 1 0 60 120a66 66 0 0 1 -60 -120z', LAMP),
    town(s, -20, 500, 1240, [PLUM], INK, GOLD, 0.9),
    sea(s, 498, INK, 5, 280),
    fill('M300 900L620 130L640 470Z', PLUM),
    reflection(s, 560, 590, 360, 110, LAMP, 18),
    rect(604, 60, 16, 520, TAN),
    fill('M596 90Q330 290 310 500L596 500Z', LAMP),
    disc(500, 400, 62, RED),
    s.cut(
      'M596 90Q330 290 310 500L596 500Z',
      fill('M280 470Q380 400 460 460T620 430V520H280Z', KELP) + put(gullFar(INK), 520, 300, 1.3),
    ),
    line('M628 90L860 520', TAN, 6),
    fill('M632 130Q800 330 830 500L632 500Z', PINK),
    fill('M280 530H930Q890 600 800 604H400Q310 600 280 530Z', RED),
    line('M300 556H910', PAPER, 7),
    rect(0, 690, 1200, 220, BROWN),
    lines([[0, 690, 1200, 690]], TAN, 12),
    onlookers(s, -10, 780, 1220, 8, 140, [KELP, RED, SLATE, PLUM], LAMP),
    onlookers(s, -60, 880, 1330, 7, 180, [INK, BRICK, KELP, SEA], LAMP),
  ],
)
