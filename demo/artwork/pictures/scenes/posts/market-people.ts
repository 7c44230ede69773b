import { baguette, fish, loaf } from '../../kit/food.ts'
import { flowerBucket } from '../../kit/garden.ts'
import { BROWN, FOG, GOLD, KELP, LAMP, PAPER, PINK, PLUM, RED, SEA, TAN } from '../../kit/inks.ts'
import { person } from '../../kit/people.ts'
import { fill, lines, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'posts/market-people',
  'Portraits of four market people from the back of their stalls: fish, bread, flowers, cheese.',
  'Retratos de cuatro personas del mercado: pescado, pan, flores y queso.',
  (s) => {
    const tile = (x: number, y: number, ground: string, who: string, what: string) =>
      s.cut(
        `M${x} ${y}h600v450h-600z`,
        rect(x, y, 600, 450, ground) + put(who, x + 210, y + 640) + put(what, x + 420, y + 440),
      )
    return [
      tile(
        0,
        0,
        FOG,
        put(person({ coat: LAMP, head: 'souwester', hat: LAMP, skin: PINK, pose: 'hold' }), 0, 0, 5.8),
        put(fish(s, SEA), 0, -150, 1.15, -8) + put(fish(s, RED, PINK), 10, -50, 1.1, 4),
      ),
      tile(
        600,
        0,
        RED,
        put(person({ coat: PAPER, head: 'cap', hat: PAPER, skin: BROWN, pose: 'hold' }), 0, 0, 5.8),
        put(baguette(), 20, -190, 1, -30) + put(loaf(), 20, -10, 1.1),
      ),
      tile(
        0,
        450,
        LAMP,
        put(person({ coat: KELP, head: 'bun', hair: PLUM, skin: TAN, pose: 'hold' }), 0, 0, 5.8),
        put(flowerBucket(s, 'dahlia', RED, PLUM), 20, 0, 1.6),
      ),
      tile(
        600,
        450,
        PLUM,
        put(person({ coat: PINK, head: 'scarf', hat: KELP, skin: TAN, pose: 'hold' }), 0, 0, 5.8),
        put(
          fill('M-86 0V-46L70 -104L86 -56V0Z', GOLD) +
            fill('M-86 0V-46L86 -46V0Z', LAMP) +
            fill('M-86 -46L70 -104L86 -46Z', PAPER),
          0,
          -90,
          1.5,
        ) + rect(-160, -92, 360, 100, BROWN),
      ),
      lines(
        [
          [600, 0, 600, 900],
          [0, 450, 1200, 450],
        ],
        PAPER,
        16,
      ),
    ]
  },
)
