import { BRICK, BROWN, INK, KELP, LAMP, NIGHT, PINK, PLUM, RED, ROSE, SLATE, TAN } from '../../kit/inks.ts'
import { festoon, garland } from '../../kit/light.ts'
import { accordion, fiddle, microphone } from '../../kit/music.ts'
import { onlookers, person } from '../../kit/people.ts'
import { fill, line, put, rect } from '../../kit/svg.ts'
import { wide } from '../scene.ts'

export const scene = wide(
  'banners/events',
  'A fiddler, an accordion player and a singer on a small stage under paper lanterns.',
  'Un violinista, un acordeonista y una cantante en un pequeño escenario bajo faroles de papel.',
  (s) => [
    s.ground(PLUM),
    fill('M420 600L620 -20H980L1180 600Z', ROSE),
    fill('M420 600L620 -20H980L1180 600Z', s.dots(PINK, 26, 3)),
    garland(s, -40, 30, 820, 10, 60, 7, festoon, 0.85),
    garland(s, 780, 10, 1640, 30, 60, 7, festoon, 0.85),
    rect(330, 500, 940, 30, TAN),
    rect(330, 528, 940, 72, BROWN),
    rect(330, 528, 940, 72, s.hatch(INK, 60, 3, 90)),
    put(microphone(), 830, 500, 0.9),
    put(
      person({
        coat: KELP,
        head: 'cap',
        hat: LAMP,
        pose: 'play',
        skin: PINK,
        legs: INK,
        holds: put(fiddle(), -4, -6, 0.16, -64) + line('M-10 -20L26 8', TAN, 2),
      }),
      570,
      502,
      3.4,
    ),
    put(
      person({ coat: RED, head: 'long', hair: INK, pose: 'wave', skirt: true, skin: BROWN, legs: PINK }),
      780,
      502,
      3.5,
    ),
    put(
      person({
        coat: LAMP,
        head: 'curls',
        pose: 'hold',
        skin: TAN,
        legs: SLATE,
        holds: put(accordion(RED), -8, -2, 0.17, 4),
      }),
      1040,
      502,
      3.4,
      0,
      true,
    ),
    onlookers(s, 0, 580, 420, 4, 130, [NIGHT, INK, KELP], PINK),
    onlookers(s, 1190, 580, 420, 4, 130, [NIGHT, INK, KELP], PINK),
    onlookers(s, 400, 640, 800, 7, 120, [NIGHT, INK, BRICK], PINK),
  ],
)
