import { dory, sailboat } from '../../kit/boats.ts'
import { merrowQuay } from '../../kit/buildings.ts'
import {
  FOG,
  GOLD,
  INK,
  KELP,
  LAMP,
  NIGHT,
  PAPER,
  PINK,
  PLUM,
  RED,
  ROSE,
  SEA,
  SLATE,
  TAN,
} from '../../kit/inks.ts'
import { firework, reflection } from '../../kit/light.ts'
import { row } from '../../kit/people.ts'
import { ripples, sea } from '../../kit/sea.ts'
import { line, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'events/new-year-fireworks',
  'Fireworks open above Merrow Quay and again, upside down, in the harbour.',
  'Fuegos artificiales se abren sobre Merrow Quay y otra vez, de cabeza, en el agua.',
  (s) => [
    s.ground(INK),
    firework(s, 340, 250, 230, LAMP, RED, 20),
    firework(s, 830, 190, 200, PINK, LAMP, 18),
    firework(s, 600, 400, 120, FOG, PAPER, 14),
    firework(s, 1060, 380, 120, RED, PINK, 14),
    line('M340 640Q350 440 340 280M830 640Q820 400 830 220', TAN, 3, 'stroke-dasharray="4 14"'),
    put(merrowQuay(s, { wall: PLUM, roof: NIGHT, light: GOLD, glass: SEA, trim: SLATE }), 140, 690, 0.74),
    rect(0, 688, 1200, 16, NIGHT),
    sea(s, 706, NIGHT, 5, 260),
    reflection(s, 340, 726, 330, 150, GOLD, 18),
    reflection(s, 830, 726, 300, 150, ROSE, 18),
    reflection(s, 600, 730, 150, 110, LAMP, 15),
    put(dory(RED), 220, 830, 0.9),
    put(sailboat(KELP, PAPER, PINK), 1010, 836, 0.9),
    ripples(s, 0, 740, 1200, 140, SLATE, 14, 4),
    row(s, 60, 690, 1080, 9, 0.55, [RED, LAMP, PINK], { pose: 'stand' }),
  ],
)
