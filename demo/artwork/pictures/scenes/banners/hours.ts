import { gullFar } from '../../kit/birds.ts'
import { ferry, lobsterBoat, sailboat } from '../../kit/boats.ts'
import { lighthouse } from '../../kit/buildings.ts'
import {
  BRICK,
  DEEP,
  FOG,
  GOLD,
  INK,
  KELP,
  LAMP,
  NIGHT,
  PAPER,
  PINK,
  PLUM,
  RED,
  ROSE,
  SLATE,
} from '../../kit/inks.ts'
import { glow, reflection, stars } from '../../kit/light.ts'
import { disc, fill, lines, put, rect } from '../../kit/svg.ts'
import { wide } from '../scene.ts'

export const scene = wide(
  'banners/hours',
  'One harbour in five colours, dawn to night: the sun crosses five strips of sky behind a lighthouse.',
  'Un mismo puerto en cinco colores, del alba a la noche: el sol cruza cinco franjas tras un faro.',
  (s) => {
    const strips: [string, string, string][] = [
      [PINK, ROSE, KELP],
      [FOG, SLATE, KELP],
      [LAMP, GOLD, DEEP],
      [RED, BRICK, PLUM],
      [PLUM, NIGHT, INK],
    ]
    const suns: [number, number, string][] = [
      [160, 360, RED],
      [480, 190, PAPER],
      [800, 116, PAPER],
      [1120, 240, LAMP],
      [1440, 170, PAPER],
    ]
    return [
      strips
        .map(
          ([sky, water, land], i) =>
            rect(i * 320, 0, 321, 600, sky) +
            rect(i * 320, 400, 321, 200, water) +
            s.cut(
              `M${i * 320} 0h320v600h-320z`,
              put(fill('M0 400Q200 330 420 378T800 340T1180 372T1600 350V410H0Z', land), 0, 6),
            ),
        )
        .join(''),
      suns
        .map(
          ([x, y, c], i) =>
            (i === 4
              ? fill(`M${x + 30} ${y - 76}a78 78 0 1 0 50 110a64 64 0 0 1 -50 -110z`, c)
              : disc(x, y, 66, c) + glow(x, y, 82, 150, c, 17)) + reflection(s, x, 440, 180, 140, c, 17),
        )
        .join(''),
      stars(s, 1290, 20, 300, 280, 20),
      fill('M820 440Q870 396 940 404Q1020 410 1050 440Z', INK),
      put(lighthouse(), 930, 430, 0.9),
      put(sailboat(RED, PAPER, FOG), 330, 470, 0.75),
      put(lobsterBoat(KELP), 1270, 500, 0.8),
      put(gullFar(INK), 640, 220, 1),
      put(gullFar(INK), 90, 190, 0.9),
      put(ferry(PAPER, RED, LAMP), 620, 540, 0.5),
      lines(
        [1, 2, 3, 4].map((i) => [i * 320, 0, i * 320, 600] as const),
        PAPER,
        5,
      ),
    ]
  },
)
