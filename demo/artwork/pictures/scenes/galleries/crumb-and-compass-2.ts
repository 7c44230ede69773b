import { swirl } from '../../kit/food.ts'
import { BRICK, GOLD, INK, PAPER, PINK, PLUM, RED, SLATE, TAN } from '../../kit/inks.ts'
import { reachingHand } from '../../kit/people.ts'
import { discs, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/crumb-and-compass-2',
  'A tray of cardamom buns in rows of four; one is already gone, and a hand comes for the next.',
  'Una charola de bollos de cardamomo en filas de cuatro; ya falta uno y una mano viene por el siguiente.',
  (s) => {
    const places = Array.from(
      { length: 12 },
      (_, i) => [210 + (i % 4) * 236, 190 + Math.floor(i / 4) * 236] as const,
    )
    const gone = places[6] ?? [0, 0]
    return [
      s.ground(RED),
      rect(0, 0, 1200, 900, s.hatch(PLUM, 120, 10, 0)),
      rect(60, 40, 1010, 790, INK, 34),
      rect(84, 64, 962, 742, SLATE, 22),
      rect(84, 64, 962, 742, s.hatch(INK, 24, 1.4, 0)),
      ...places
        .filter((place) => place !== gone)
        .map(([x, y], i) => put(swirl(i % 3 === 1 ? GOLD : TAN, BRICK), x, y, 1.55, i * 37)),
      discs(
        [0, 1, 2, 3, 4, 5, 6, 7, 8].map(
          () => [gone[0] + s.between(-60, 60), gone[1] + s.between(-60, 60), s.between(3, 8)] as const,
        ),
        PAPER,
      ),
      put(reachingHand(PINK, GOLD), 1010, 560, 1.7, -52),
    ]
  },
)
