import { gullFar, gullStanding } from '../../kit/birds.ts'
import { BROWN, DEEP, GOLD, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, TAN } from '../../kit/inks.ts'
import { glow } from '../../kit/light.ts'
import { accordion, fiddle } from '../../kit/music.ts'
import { person } from '../../kit/people.ts'
import { bollard } from '../../kit/sea.ts'
import { disc, discs, fill, line, lines, oval, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'posts/street-musicians',
  'A fiddler and an accordionist play by the ferry shed; notes rise as gulls.',
  'Un violinista y una acordeonista tocan junto al muelle; las notas suben como gaviotas.',
  (s) => [
    s.ground(KELP),
    disc(600, 420, 350, DEEP),
    glow(600, 420, 364, 640, LAMP, 30),
    rect(0, 780, 1200, 120, TAN),
    lines([[0, 780, 1200, 780]], INK, 10),
    lines([[0, 840, 1200, 840]], BROWN, 4),
    ...[
      [180, 220, 1.5],
      [330, 130, 1.1],
      [520, 90, 1.4],
      [720, 70, 1.1],
      [900, 140, 1.5],
      [1050, 240, 1.2],
      [260, 340, 1],
      [980, 360, 1],
    ].map(
      ([x = 0, y = 0, k = 1], i) =>
        put(gullFar([PAPER, LAMP, PINK][i % 3]), x, y, k * 1.3, i % 2 ? 14 : -14) +
        oval(x - 3, y + 62 * k, 15 * k, 11 * k, [PAPER, LAMP, PINK][i % 3] ?? PAPER, -20) +
        lines([[x + 11 * k, y + 58 * k, x + 11 * k, y + 4]], [PAPER, LAMP, PINK][i % 3] ?? PAPER, 5),
    ),
    put(
      person({
        coat: RED,
        head: 'cap',
        hat: INK,
        pose: 'play',
        skin: PINK,
        legs: INK,
        scarf: LAMP,
        holds: put(fiddle(GOLD), -6, -10, 0.18, -66) + line('M-14 -28L32 12', PAPER, 2),
      }),
      430,
      850,
      5.9,
    ),
    put(
      person({
        coat: PLUM,
        head: 'long',
        hair: INK,
        pose: 'hold',
        skin: BROWN,
        legs: PINK,
        skirt: true,
        holds: put(accordion(RED), -8, 0, 0.2, 4),
      }),
      790,
      850,
      5.8,
      0,
      true,
    ),
    put(
      fill('M-100 0L-120 -30H120L100 0Z', INK) +
        fill('M-120 -30L-90 -100H90L120 -30Z', RED) +
        discs(
          [
            [-30, -34, 9],
            [10, -36, 9],
            [40, -33, 9],
          ],
          LAMP,
        ),
      610,
      880,
      0.9,
    ),
    put(gullStanding(), 1060, 850, 1.1, 0, true),
    put(bollard(), 130, 870, 1.3),
  ],
)
