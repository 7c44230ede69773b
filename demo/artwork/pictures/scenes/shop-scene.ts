import { brickWall } from '../kit/buildings.ts'
import { INK } from '../kit/inks.ts'
import type { Sheet } from '../kit/sheet.ts'
import { type Front, shopFront } from '../kit/shop-front.ts'
import { lines, put, rect } from '../kit/svg.ts'
import { type Scene, wide } from './scene.ts'

type Dress = {
  street: string
  pavement: string
  paint: Front
  shown: string
  around: string[]
  sky?: string[]
}

/** A shop of its own kind: front, pavement, and what stands around it; 1200 x 600. */
export function front(name: string, en: string, es: string, dress: (s: Sheet) => Dress): Scene {
  return wide(
    `store-fronts/${name}`,
    en,
    es,
    (s) => {
      const { street, pavement, paint, shown, around, sky = [] } = dress(s)
      return [
        s.ground(street),
        ...sky,
        put(shopFront(s, paint, shown), 262, 540, 1.3),
        rect(0, 536, 1200, 64, pavement),
        lines([[0, 538, 1200, 538]], INK, 7),
        ...around,
      ]
    },
    1200,
    600,
  )
}

/** A brick street behind the shop. */
export function brickStreet(s: Sheet, wall: string, joint: string): string[] {
  return [brickWall(s, 0, 0, 1200, 540, wall, joint, 28)]
}
