import { kelp, sprig } from '../../kit/garden.ts'
import { toiletry } from '../../kit/goods.ts'
import { DEEP, FOG, INK, KELP, LAMP, MIST, PAPER, PINK, RED, ROSE } from '../../kit/inks.ts'
import { disc, put, rect } from '../../kit/svg.ts'
import { front } from '../shop-scene.ts'

export const scene = front(
  'beauty',
  'A beauty shop with seaweed in tall jars and a round mirror full of sky.',
  'Una tienda de belleza con algas en frascos altos y un espejo redondo lleno de cielo.',
  (s) => ({
    street: PINK,
    sky: [rect(0, 0, 1200, 540, s.dots(ROSE, 40, 6))],
    pavement: ROSE,
    paint: {
      window: 'arch',
      doorLeft: true,
      emblem: put(sprig(PAPER), -40, 4, 0.5, 90) + put(sprig(PAPER), 40, 4, 0.5, -90),
      wall: PAPER,
      sign: KELP,
      awning: KELP,
      stripe: PAPER,
      door: KELP,
      frame: DEEP,
      glass: MIST,
      light: LAMP,
    },
    shown:
      put(toiletry('pump', RED, PAPER), -110, 0, 0.6) +
      put(toiletry('dropper', KELP, PAPER), -50, 0, 0.5) +
      disc(40, -106, 68, INK) +
      disc(40, -106, 59, FOG) +
      disc(60, -120, 18, PAPER) +
      put(toiletry('jar', LAMP, PAPER), 40, 0, 0.4) +
      put(toiletry('tube', PINK, RED), 118, 0, 0.6),
    around: [
      put(kelp(420, KELP, 40), 90, 600),
      put(kelp(300, DEEP, -30), 180, 600),
      put(kelp(460, KELP, -40), 1110, 600),
      put(kelp(320, DEEP, 30), 1020, 600),
    ],
  }),
)
