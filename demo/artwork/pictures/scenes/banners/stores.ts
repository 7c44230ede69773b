import { gullStanding } from '../../kit/birds.ts'
import { baguette, loaf } from '../../kit/food.ts'
import { flowerBucket } from '../../kit/garden.ts'
import { tableLamp } from '../../kit/goods.ts'
import {
  BRICK,
  BROWN,
  FOG,
  INK,
  KELP,
  LAMP,
  PAPER,
  PINK,
  PLUM,
  RED,
  ROSE,
  SAND,
  SEA,
  SLATE,
  TAN,
} from '../../kit/inks.ts'
import { boxLantern, garland, roundLantern } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { fill, line, lines, put, rect, tiles } from '../../kit/svg.ts'
import { bag, rubberBoot, suitcase } from '../../kit/wardrobe.ts'
import { wide } from '../scene.ts'

export const scene = wide(
  'banners/stores',
  'A row of shop windows under striped awnings, with people strolling past carrying bags.',
  'Una hilera de aparadores con toldos a rayas y gente que pasea con sus bolsas.',
  (s) => {
    const shop = (
      x: number,
      w: number,
      wall: string,
      glass: string,
      awning: string,
      stripe: string,
      shown: string,
    ) =>
      rect(x, 60, w, 460, wall) +
      rect(x, 60, w, 460, s.bricks(INK, 40, 20, 0.5)) +
      rect(x - 4, 44, w + 8, 26, INK) +
      rect(x + 26, 100, w - 52, 46, INK) +
      line(`M${x + w / 2 - 72} 124q12 -16 24 0t24 0t24 0t24 0t24 0t24 0`, awning === INK ? FOG : awning, 7) +
      rect(x + 26, 214, w - 52, 230, glass) +
      put(shown, x + w / 2, 440) +
      fill(`M${x + 34} 160h${w - 68}l24 70h${48 - w - 20}z`, awning) +
      tiles(x + 46, 160, Math.floor((w - 80) / 60) + 1, 1, 28, 70, 60, 0, stripe) +
      rect(x + 20, 440, w - 40, 14, INK)
    return [
      s.ground(SAND),
      shop(
        0,
        300,
        BRICK,
        LAMP,
        PAPER,
        RED,
        put(rubberBoot(RED), -50, 0, 0.7) + put(rubberBoot(KELP), 56, 0, 0.7),
      ),
      shop(
        308,
        320,
        KELP,
        PINK,
        LAMP,
        PAPER,
        put(tableLamp(RED), -80, 0, 0.75) +
          put(tableLamp(LAMP), 80, 0, 0.6) +
          put(tableLamp(PAPER), 5, 0, 0.5),
      ),
      shop(
        636,
        340,
        PLUM,
        FOG,
        RED,
        PAPER,
        put(loaf(), -70, 0, 0.5) + put(loaf(BROWN, LAMP), 70, 0, 0.5) + put(baguette(), 0, -90, 0.6),
      ),
      shop(
        984,
        300,
        LAMP,
        PAPER,
        KELP,
        PAPER,
        put(flowerBucket(s, 'tulip', RED), -60, 0, 0.8) +
          put(flowerBucket(s, 'dahlia', PLUM, KELP), 60, 0, 0.8),
      ),
      shop(
        1292,
        316,
        SEA,
        ROSE,
        INK,
        FOG,
        put(suitcase(), -60, 0, 0.7) + put(suitcase(RED, LAMP), 74, 0, 0.55),
      ),
      rect(0, 516, 1600, 84, INK),
      lines([[0, 524, 1600, 524]], TAN, 16),
      garland(s, -20, 20, 1620, 20, 40, 12, (i) => (i % 2 ? roundLantern() : boxLantern()), 0.42),
      put(
        person({
          coat: RED,
          head: 'bun',
          skirt: true,
          pose: 'walk',
          skin: BROWN,
          legs: PAPER,
          holds: put(bag(30, 34, LAMP), 0, 36),
        }),
        320,
        570,
        3,
      ),
      put(
        person({ coat: INK, head: 'cap', hat: RED, pose: 'walk', scarf: RED, skin: PINK, legs: SLATE }),
        680,
        574,
        3.1,
        0,
        true,
      ),
      put(person({ coat: LAMP, head: 'curls', pose: 'walk', skin: TAN, legs: FOG }), 760, 572, 2, 0, true),
      put(
        person({
          coat: KELP,
          head: 'scarf',
          hat: LAMP,
          skirt: true,
          pose: 'walk',
          skin: TAN,
          legs: PINK,
          holds: put(bag(34, 36, RED), 0, 38),
        }),
        1230,
        572,
        3,
      ),
      put(gullStanding(), 1040, 572, 0.6),
    ]
  },
)
