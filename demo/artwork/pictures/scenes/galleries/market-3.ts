import { flowerBucket } from '../../kit/garden.ts'
import { BROWN, DEEP, FOG, INK, KELP, LAMP, MIST, PAPER, PINK, PLUM, RED, TAN } from '../../kit/inks.ts'
import { person } from '../../kit/people.ts'
import { put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/market-3',
  'The flower seller almost hidden behind her own stall of dahlias, tulips and lupins.',
  'La florista, casi escondida detrás de sus dalias, tulipanes y lupinos.',
  (s) => [
    s.ground(FOG),
    rect(0, 0, 1200, 900, s.dots(MIST, 50, 12)),
    put(person({ coat: RED, head: 'souwester', hat: LAMP, skin: TAN, pose: 'wave' }), 590, 870, 7),
    ...[
      [110, 520, 'tulip', RED, PAPER],
      [300, 480, 'daisy', PAPER, KELP],
      [900, 480, 'dahlia', RED, PLUM],
      [1090, 520, 'lupin', PLUM, LAMP],
    ].map(([x, y, k, c, t]) =>
      put(flowerBucket(s, k as 'tulip', String(c), String(t), DEEP), Number(x), Number(y), 1.4),
    ),
    rect(0, 510, 430, 24, INK),
    rect(780, 510, 420, 24, INK),
    rect(0, 534, 430, 400, BROWN),
    rect(780, 534, 420, 400, BROWN),
    ...[
      [120, 880, 'dahlia', PINK, RED],
      [330, 890, 'lupin', PLUM, LAMP],
      [520, 896, 'tulip', LAMP, INK],
      [720, 896, 'daisy', PAPER, RED],
      [900, 890, 'tulip', RED, PAPER],
      [1090, 880, 'dahlia', RED, KELP],
    ].map(([x, y, k, c, t]) =>
      put(flowerBucket(s, k as 'tulip', String(c), String(t), KELP), Number(x), Number(y), 1.5),
    ),
  ],
)
