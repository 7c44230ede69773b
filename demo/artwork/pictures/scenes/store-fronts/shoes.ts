import { gullStanding } from '../../kit/birds.ts'
import { BROWN, FOG, INK, KELP, LAMP, PAPER, PLUM, RED, SLATE } from '../../kit/inks.ts'
import { halftone } from '../../kit/light.ts'
import { put, rect } from '../../kit/svg.ts'
import { leatherBoot, rubberBoot, sneaker } from '../../kit/wardrobe.ts'
import { front } from '../shop-scene.ts'

export const scene = front(
  'shoes',
  'A shoe shop under a striped awning, with boots big as bollards outside.',
  'Una zapatería con toldo a rayas y, afuera, unas botas grandes como bolardos.',
  () => ({
    street: FOG,
    sky: [halftone(0, 20, 1200, 300, PAPER, 14, 3, 26)],
    pavement: SLATE,
    paint: {
      doorLeft: true,
      emblem: put(leatherBoot(RED, INK), -8, 20, 0.21),
      wall: BROWN,
      sign: PAPER,
      awning: LAMP,
      stripe: INK,
      door: RED,
      frame: INK,
      glass: PAPER,
      light: LAMP,
    },
    shown:
      put(leatherBoot(BROWN), -100, -6, 0.55) +
      put(sneaker(RED, PAPER, LAMP), 10, -6, 0.6) +
      put(rubberBoot(KELP), 90, -6, 0.5) +
      rect(-150, -108, 300, 7, INK) +
      put(sneaker(KELP, PAPER, RED), -80, -108, 0.5) +
      put(sneaker(LAMP, PAPER, INK), 60, -108, 0.5),
    around: [
      put(rubberBoot(RED), 1040, 578, 1.25),
      put(leatherBoot(PLUM), 110, 580, 1.25),
      put(gullStanding(), 1080, 262, 0.7, 0, true),
    ],
  }),
)
