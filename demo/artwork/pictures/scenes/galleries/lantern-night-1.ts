import { BROWN, GOLD, INK, KELP, LAMP, PAPER, RED, TAN } from '../../kit/inks.ts'
import { glow, roundLantern } from '../../kit/light.ts'
import { reachingHand } from '../../kit/people.ts'
import { fill, line, put } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/lantern-night-1',
  'Two hands cup a small flame and light the first lantern of the night.',
  'Dos manos protegen una llama y encienden el primer farol de la noche.',
  (s) => [
    s.ground(INK),
    glow(600, 400, 120, 620, LAMP, 30),
    put(roundLantern(LAMP, GOLD, RED), 600, 60, 5.2),
    put(
      fill('M0 -90q60 90 0 160q-60 -70 0 -160z', PAPER) + fill('M0 -40q30 50 0 96q-30 -46 0 -96z', RED),
      600,
      420,
      1.1,
    ),
    put(reachingHand(KELP, BROWN), 390, 620, 2, 22),
    put(reachingHand(RED, TAN), 830, 610, 2, -22),
    line('M560 620L600 480', TAN, 10),
  ],
)
