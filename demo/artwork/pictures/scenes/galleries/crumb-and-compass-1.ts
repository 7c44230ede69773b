import { BRICK, BROWN, GOLD, INK, KELP, LAMP, PAPER, SAND, TAN } from '../../kit/inks.ts'
import { disc, discs, fill, line, put, rect, ring } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/crumb-and-compass-1',
  'A round loaf from above, a compass rose of eight cuts in its crust, north towards the oven.',
  'Una hogaza redonda vista desde arriba: en la corteza, una rosa de los vientos de ocho cortes.',
  (s) => {
    const cut = (length: number, turn: number) =>
      put(
        fill(`M0 ${-length}Q34 ${-length / 2} 0 -26Q-34 ${-length / 2} 0 ${-length}Z`, SAND),
        600,
        450,
        1,
        turn,
      )
    const flour = Array.from(
      { length: 70 },
      () => [s.between(40, 1160), s.between(40, 860), s.between(3, 9)] as const,
    )
    return [
      s.ground(KELP),
      rect(0, 0, 1200, 900, s.net(INK, 90, 1.5, 0)),
      discs(flour, PAPER),
      disc(600, 468, 384, INK),
      disc(600, 450, 384, BRICK),
      disc(600, 450, 372, BROWN),
      disc(600, 450, 372, s.dots(BRICK, 30, 4)),
      ring(600, 450, 330, GOLD, 16),
      ring(600, 450, 280, TAN, 8),
      ...[0, 90, 180, 270].map((turn) => cut(310, turn)),
      ...[45, 135, 225, 315].map((turn) => cut(210, turn)),
      disc(600, 450, 30, TAN),
      put(line('M-30 30V-30L30 30V-30', LAMP, 13), 600, 42, 0.75),
    ]
  },
)
