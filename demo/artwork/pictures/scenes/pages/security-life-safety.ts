import { brickWall, lighthouse } from '../../kit/buildings.ts'
import { railing } from '../../kit/fittings.ts'
import { BRICK, BROWN, INK, LAMP, NIGHT, PAPER, PLUM, RED, SEA, SLATE, TAN } from '../../kit/inks.ts'
import { glow, halftone, reflection, shipLantern } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { sea } from '../../kit/sea.ts'
import { fill, line, lines, put, rect, ring } from '../../kit/svg.ts'
import { page } from '../scene.ts'

export const scene = page(
  'security-life-safety',
  'A life ring and a lantern hang on a brick wall; a guard walks the quay at blue hour.',
  'Un salvavidas y un farol cuelgan del muro; una guardia recorre el muelle al anochecer.',
  (s) => [
    s.ground(SEA),
    halftone(520, 20, 700, 260, SLATE, 2, 12, 24),
    sea(s, 380, NIGHT, 5, 260),
    put(lighthouse(), 1060, 390, 0.75),
    fill('M960 400Q1040 360 1220 380V420H960Z', INK),
    reflection(s, 1060, 410, 120, 100, LAMP, 16),
    brickWall(s, 0, 0, 520, 600, BRICK, PLUM, 32),
    ring(220, 260, 110, PAPER, 62),
    ring(220, 260, 110, RED, 62, 'stroke-dasharray="86.4 86.4" stroke-linecap="butt"'),
    ring(220, 260, 146, INK, 5),
    ring(220, 260, 76, INK, 5),
    line('M84 330Q60 420 150 420T300 440T360 330', TAN, 10),
    put(shipLantern(), 440, 330, 0.95),
    glow(440, 250, 60, 150, LAMP, 18),
    rect(0, 500, 1200, 100, TAN),
    lines([[0, 500, 1200, 500]], INK, 9),
    put(
      person({ coat: INK, head: 'cap', hat: RED, pose: 'walk', skin: BROWN, legs: PLUM, scarf: LAMP }),
      720,
      560,
      4.6,
    ),
    rect(690, 330, 60, 9, LAMP),
    put(railing(480, INK, 40), 740, 504),
  ],
)
