import { gullStanding } from '../../kit/birds.ts'
import { bottle, fish } from '../../kit/food.ts'
import { BRICK, BROWN, DEEP, INK, KELP, LAMP, MIST, PAPER, PINK, RED, SEA, SLATE } from '../../kit/inks.ts'
import { boxLantern, garland, halftone, roundLantern, shipLantern } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { fill, oval, put, rect } from '../../kit/svg.ts'
import { lemon } from '../../kit/table-from-above.ts'
import { front } from '../shop-scene.ts'

export const scene = front(
  'restaurant',
  'A waterfront restaurant with lanterns, set tables and a couple by the window.',
  'Un restaurante frente al mar con faroles, mesas puestas y una pareja junto a la ventana.',
  (s) => {
    const table =
      oval(0, -74, 74, 15, PAPER) +
      fill('M-74 -74Q-60 -30 -66 -16L66 -16Q60 -30 74 -74Z', MIST) +
      rect(-6, -20, 12, 20, INK) +
      put(bottle(DEEP), 0, -76, 0.34) +
      put(lemon(), -36, -84, 0.3)
    return {
      street: SEA,
      sky: [halftone(0, 20, 1200, 340, SLATE, 2, 12, 26)],
      pavement: BROWN,
      paint: {
        window: 'bay',
        doorLeft: true,
        emblem: put(fish(s, RED, PAPER), 0, 0, 0.24),
        wall: BRICK,
        sign: INK,
        awning: LAMP,
        stripe: RED,
        door: KELP,
        frame: INK,
        glass: LAMP,
        light: PAPER,
      },
      shown:
        put(person({ coat: RED, head: 'bun', pose: 'sit', skin: BROWN }), -76, 34, 1.9) +
        put(person({ coat: KELP, head: 'bare', pose: 'sit', skin: PINK }), 84, 34, 1.9, 0, true) +
        rect(-46, -36, 92, 10, PAPER) +
        put(shipLantern(RED, INK, PAPER), 0, -36, 0.34),
      around: [
        garland(s, -20, 60, 290, 30, 40, 4, (i) => (i % 2 ? boxLantern() : roundLantern()), 0.6),
        garland(s, 930, 30, 1220, 60, 40, 4, (i) => (i % 2 ? boxLantern() : roundLantern()), 0.6),
        put(table, 120, 584, 1.25),
        put(table, 1080, 584, 1.25),
        put(gullStanding(), 1110, 490, 0.7, 0, true),
      ],
    }
  },
)
