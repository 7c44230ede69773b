import { BROWN, GOLD, INK, KELP, LAMP, MIST, PAPER, PINK, RED, ROSE, TAN } from '../../kit/inks.ts'
import { boxLantern, garland, glow, roundLantern } from '../../kit/light.ts'
import { reachingHand } from '../../kit/people.ts'
import { fill, line, lines, oval, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'posts/lantern-makers',
  'Hands glue paper to the bamboo ribs of a lantern; finished ones hang above.',
  'Manos pegan papel a las costillas de bambú de un farol; otros ya cuelgan arriba.',
  (s) => [
    s.ground(PINK),
    rect(0, 0, 1200, 900, s.dots(ROSE, 40, 5)),
    garland(s, -20, 20, 620, 0, 30, 5, (i) => (i % 2 ? boxLantern(KELP, INK) : roundLantern(LAMP)), 1.05),
    garland(
      s,
      580,
      0,
      1220,
      20,
      30,
      5,
      (i) => (i % 2 ? roundLantern(PAPER, TAN) : boxLantern(RED, INK)),
      1.05,
    ),
    rect(0, 740, 1200, 160, BROWN),
    rect(0, 732, 1200, 12, INK),
    glow(600, 500, 230, 420, PAPER, 24),
    line('M600 250V760', TAN, 9),
    `<g fill="none" stroke="${TAN}" stroke-width="11">${[60, 130, 200, 250].map((r) => `<ellipse cx="600" cy="510" rx="${r}" ry="230"/>`).join('')}</g>`,
    s.cut(
      'M350 280H600V740H350Z',
      oval(600, 510, 250, 230, LAMP) +
        line(
          'M540 290A60 220 0 0 0 540 730M470 330A130 230 0 0 0 470 690M400 380A200 230 0 0 0 400 640',
          GOLD,
          6,
        ),
    ),
    rect(540, 268, 120, 24, INK, 8),
    rect(540, 730, 120, 24, INK, 8),
    put(reachingHand(KELP, BROWN), 330, 480, 1.6, 58),
    put(reachingHand(RED, TAN), 860, 430, 1.6, -64),
    put(
      line('M0 0L-40 130', BROWN, 16) + fill('M-6 -60Q30 -30 12 16H-16Q-24 -30 -6 -60Z', INK),
      840,
      480,
      1.1,
      30,
    ),
    put(
      rect(-50, -80, 100, 80, PAPER, 8) + oval(0, -80, 50, 12, MIST) + rect(-50, -56, 100, 30, RED),
      1010,
      800,
      1.2,
    ),
    fill('M90 800L330 780L350 850L100 870Z', RED),
    fill('M130 790L300 760L330 820L150 850Z', PAPER),
    lines(
      [
        [420, 850, 700, 820],
        [440, 866, 720, 850],
      ],
      TAN,
      9,
    ),
  ],
)
