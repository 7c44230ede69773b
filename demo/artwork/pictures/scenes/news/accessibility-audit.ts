import { BROWN, GOLD, INK, KELP, LAMP, MIST, PAPER, PINK, RED, ROSE, SAND, SLATE } from '../../kit/inks.ts'
import { glow } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { disc, discs, fill, line, lines, put, rect, ring } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'news/accessibility-audit',
  'A wheelchair user and a friend with a white cane follow tactile strips towards a glass lift.',
  'Una persona en silla de ruedas y otra con bastón blanco siguen la guía táctil hacia un elevador.',
  (s) => [
    s.ground(PINK),
    rect(0, 0, 1200, 640, s.dots(ROSE, 36, 4)),
    rect(780, 60, 300, 640, MIST),
    rect(780, 200, 300, 500, LAMP),
    glow(930, 440, 60, 190, PAPER, 20),
    line('M780 60h300v640h-300zM930 60v640M780 200h300', INK, 14),
    rect(760, 40, 340, 34, INK),
    rect(0, 640, 1200, 260, SAND),
    lines(
      [
        [0, 640, 780, 640],
        [1080, 640, 1200, 640],
      ],
      BROWN,
      10,
    ),
    fill('M-20 800L860 660H1000L320 900H-20Z', LAMP),
    line('M40 850L900 690M130 880L940 700', GOLD, 20, 'stroke-dasharray="0 46"'),
    put(
      ring(420, 720, 110, INK, 15) +
        ring(420, 720, 84, SLATE, 5) +
        lines(
          [
            [420, 636, 420, 804],
            [336, 720, 504, 720],
            [361, 661, 479, 779],
            [361, 779, 479, 661],
          ],
          SLATE,
          4,
        ) +
        disc(600, 806, 26, INK) +
        line('M320 480H360V690H530L590 780H640', INK, 16) +
        put(person({ coat: RED, head: 'bun', pose: 'sit', skin: BROWN, legs: KELP }), 420, 800, 5.4),
      90,
      0,
    ),
    put(
      person({
        coat: KELP,
        head: 'cap',
        hat: LAMP,
        pose: 'walk',
        skin: PINK,
        holds: line('M0 0L20 54', PAPER, 3.4) + line('M15.5 41L20 54', RED, 3.4),
      }),
      130,
      850,
      5,
    ),
    rect(1110, 420, 40, 90, INK, 10),
    discs(
      [
        [1130, 444, 11],
        [1130, 484, 11],
      ],
      LAMP,
    ),
  ],
)
