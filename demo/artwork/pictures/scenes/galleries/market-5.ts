import { sprig } from '../../kit/garden.ts'
import { BROWN, FOG, INK, KELP, LAMP, MIST, NIGHT, PAPER, PLUM, RED, SLATE } from '../../kit/inks.ts'
import { reachingHand } from '../../kit/people.ts'
import { ice } from '../../kit/sea.ts'
import { disc, discs, fill, line, oval, put, rect } from '../../kit/svg.ts'
import { cutlery, lemon } from '../../kit/table-from-above.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/market-5',
  'Oysters, crab and lemon on a round tray of ice, seen from above.',
  'Ostiones, cangrejo y limón en una charola redonda de hielo, vistos desde arriba.',
  (s) => {
    const oyster =
      fill('M-60 0Q-70 -50 -10 -62Q60 -64 70 -10Q66 50 0 56Q-50 50 -60 0Z', SLATE) +
      fill('M-44 0Q-50 -36 -6 -46Q46 -46 52 -8Q50 36 2 40Q-36 36 -44 0Z', PAPER) +
      oval(6, 0, 28, 20, MIST, -20) +
      disc(16, -6, 6, FOG)
    const crab =
      fill('M-110 0Q-100 -76 0 -80Q100 -76 110 0Q80 60 0 62Q-80 60 -110 0Z', RED) +
      line(
        'M-96 20Q-150 30 -170 76M-86 40Q-130 70 -138 112M-66 54Q-90 90 -90 124M96 20Q150 30 170 76M86 40Q130 70 138 112M66 54Q90 90 90 124',
        RED,
        15,
      ) +
      line('M-90 -40Q-150 -70 -150 -130M90 -40Q150 -70 150 -130', RED, 24) +
      fill(
        'M-150 -112Q-210 -170 -170 -220Q-160 -180 -146 -176Q-140 -210 -116 -212Q-100 -150 -150 -112ZM150 -112Q210 -170 170 -220Q160 -180 146 -176Q140 -210 116 -212Q100 -150 150 -112Z',
        RED,
      ) +
      discs(
        [
          [-26, -78, 9],
          [26, -78, 9],
        ],
        INK,
      ) +
      line('M-60 -10Q0 24 60 -10M-30 -40h60', INK, 5)
    return [
      s.ground(PLUM),
      rect(0, 0, 1200, 900, s.hatch(NIGHT, 60, 6, 20)),
      disc(600, 450, 420, PAPER),
      disc(600, 450, 396, FOG),
      s.cut(
        'M204 450a396 396 0 1 0 792 0a396 396 0 1 0 -792 0z',
        ice(s, 210, 60, 780, 780, 90, [PAPER, MIST, SLATE]),
      ),
      ...Array.from({ length: 9 }, (_, i) => {
        const a = (i * 40 * Math.PI) / 180
        return put(oyster, 600 + Math.cos(a) * 300, 450 + Math.sin(a) * 300, 1.15, i * 40)
      }),
      put(crab, 600, 470, 1.05, 8),
      put(lemon(), 470, 290, 1.2),
      put(lemon(), 760, 610, 1.2),
      put(cutlery('fork', LAMP), 110, 470, 1.5, 6),
      put(reachingHand(LAMP, BROWN), 1010, 520, 1.4, -58),
      put(sprig(KELP), 420, 640, 1, 200),
    ]
  },
)
