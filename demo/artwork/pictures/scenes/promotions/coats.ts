import { gullStanding } from '../../kit/birds.ts'
import { BROWN, FOG, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, ROSE } from '../../kit/inks.ts'
import { disc, fill, line, lines, put, rect, tiles } from '../../kit/svg.ts'
import { coat } from '../../kit/wardrobe.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'promotions/coats',
  'Three winter coats on hooks: green duffle, yellow trench, red pea coat, hats above.',
  'Tres abrigos en sus ganchos: verde, amarillo y rojo, con gorros encima.',
  (s) => [
    s.ground(PINK),
    tiles(0, 0, 10, 1, 60, 900, 120, 0, ROSE),
    rect(0, 150, 1200, 46, BROWN),
    rect(0, 150, 1200, 8, INK),
    rect(0, 820, 1200, 80, BROWN),
    lines([[0, 820, 1200, 820]], INK, 8),
    put(coat(KELP, PAPER, LAMP, 'duffle'), 240, 190, 1.72, -2),
    put(coat(LAMP, PLUM, INK, 'trench'), 610, 190, 1.72),
    put(coat(RED, PAPER, INK, 'pea'), 970, 190, 1.72, 2),
    [240, 610, 970].map((x) => disc(x, 172, 17, INK) + disc(x, 172, 8, LAMP)).join(''),
    fill('M790 150q0 -96 -90 -96t-90 96z', PLUM) + rect(600, 128, 200, 34, INK, 17) + disc(700, 48, 22, PLUM),
    line('M424 190V610', FOG, 44),
    line('M424 250V600', PAPER, 44, 'stroke-linecap="butt" stroke-dasharray="22 40"'),
    line('M408 636v24M424 636v24M440 636v24', FOG, 8),
    put(gullStanding(), 1080, 152, 0.9, 0, true),
  ],
)
