import { BRICK, INK, KELP, LAMP, PAPER, PLUM, RED, TAN } from '../../kit/inks.ts'
import { disc, discs, put, rect, ring } from '../../kit/svg.ts'
import { bowlAbove, cutlery, lemon, tacosAbove } from '../../kit/table-from-above.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/ixtle-2',
  'A table from above: black mole with sesame, tacos, limes, and tortillas in a cloth.',
  'Una mesa vista desde arriba: mole negro con ajonjolí, tacos, limones y tortillas en su servilleta.',
  (s) => {
    const sesame = Array.from({ length: 34 }, () => {
      const [turn, r] = [s.between(0, 6.28), s.between(0, 56)]
      return [Math.cos(turn) * r, Math.sin(turn) * r, s.between(2, 4)] as const
    })
    const tortilla = disc(0, 0, 92, TAN) + disc(0, 0, 84, LAMP) + disc(0, 0, 84, s.dots(BRICK, 34, 3.4))
    return [
      s.ground(KELP),
      rect(0, 0, 1200, 900, s.net(PAPER, 150, 3, 45)),
      put(bowlAbove(PAPER, RED, PLUM, disc(0, 0, 62, INK) + discs(sesame, PAPER)), 600, 440, 2.6),
      put(tacosAbove(PAPER), 215, 250, 1.6, -18),
      put(tacosAbove(RED), 985, 660, 1.6, 14),
      rect(860, 70, 300, 300, PAPER, 30),
      rect(860, 70, 300, 300, s.hatch(RED, 50, 6, 0)),
      put(tortilla, 1040, 240, 1.3),
      put(tortilla, 990, 200, 1.3),
      put(lemon(), 150, 620, 1.5),
      put(lemon(), 250, 720, 1.2),
      ring(210, 666, 160, INK, 8),
      put(cutlery('fork', PAPER), 420, 800, 1.3, 72),
      put(cutlery('knife', PAPER), 690, 130, 1.2, -80),
    ]
  },
)
