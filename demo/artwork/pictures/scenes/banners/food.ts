import { gullFlying } from '../../kit/birds.ts'
import { apple, baguette, bottle, cheese, fish, loaf, lobster, steam } from '../../kit/food.ts'
import { flowerBucket } from '../../kit/garden.ts'
import { FOG, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, ROSE, TAN } from '../../kit/inks.ts'
import { glow } from '../../kit/light.ts'
import { disc, fill, line, oval, put, rect } from '../../kit/svg.ts'
import { lemon } from '../../kit/table-from-above.ts'
import { wide } from '../scene.ts'

export const scene = wide(
  'banners/food',
  'A harbour still life: a red lobster, lemons, a loaf, cheese, a bottle and steaming chowder.',
  'Bodegón del puerto: langosta roja, limones, pan, queso, una botella y chowder humeante.',
  (s) => [
    s.ground(LAMP),
    glow(800, 300, 120, 560, PAPER, 30),
    rect(0, 420, 1600, 180, PAPER),
    rect(0, 420, 1600, 180, s.hatch(FOG, 80, 26, 0)),
    rect(0, 420, 1600, 180, s.hatch(FOG, 80, 5, 90)),
    rect(0, 416, 1600, 10, INK),
    put(bottle(), 330, 470, 1.55),
    put(bottle(PLUM, LAMP, TAN), 220, 480, 1.25),
    put(loaf(), 520, 480, 1.35),
    put(cheese(PINK, ROSE), 440, 540, 1),
    put(lobster(), 835, 352, 1.6, 8),
    put(lemon(), 660, 540, 1.3),
    put(lemon(), 735, 560, 0.9),
    put(steam(RED, 9), 1130, 270, 1.2),
    fill('M990 330H1270Q1262 490 1180 500H1080Q998 490 990 330Z', KELP),
    oval(1130, 330, 140, 30, PAPER),
    [
      [1080, 326],
      [1130, 338],
      [1180, 322],
      [1105, 340],
      [1160, 342],
    ]
      .map(([x = 0, y = 0], i) => disc(x, y, 11, i % 2 ? LAMP : ROSE))
      .join(''),
    line('M996 376Q1130 420 1264 376', PAPER, 7),
    put(apple(), 1330, 492, 1.1),
    put(apple(KELP, INK), 1410, 520, 1.15),
    put(baguette(), 1460, 440, 1.2, -32),
    put(flowerBucket(s, 'daisy', PAPER, RED), 90, 500, 1.25),
    put(fish(s), 1240, 556, 0.75, 4),
    put(gullFlying(), 1390, 120, 0.8, -4),
  ],
)
