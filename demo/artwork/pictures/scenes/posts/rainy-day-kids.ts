import { brickWall } from '../../kit/buildings.ts'
import {
  BRICK,
  BROWN,
  FOG,
  GOLD,
  KELP,
  LAMP,
  PAPER,
  PINK,
  PLUM,
  RED,
  SEA,
  SLATE,
  TAN,
} from '../../kit/inks.ts'
import { person } from '../../kit/people.ts'
import { fill, line, oval, put, rect } from '../../kit/svg.ts'
import { umbrella } from '../../kit/wardrobe.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'posts/rainy-day-kids',
  'Two children under one huge red umbrella float paper boats down a puddle.',
  'Dos niños bajo un enorme paraguas rojo echan barquitos de papel en un charco.',
  (s) => [
    s.ground(SLATE),
    rect(0, 0, 1200, 900, s.hatch(FOG, 50, 5, 104)),
    brickWall(s, 0, 0, 200, 700, BRICK, PLUM, 30),
    brickWall(s, 1000, 0, 200, 700, BRICK, PLUM, 30),
    rect(40, 220, 120, 260, LAMP),
    rect(1040, 220, 120, 260, LAMP),
    rect(0, 690, 1200, 210, SEA),
    oval(600, 810, 640, 80, FOG),
    put(umbrella(RED, PAPER), 590, 640, 2.3, -4),
    put(
      person({ coat: LAMP, head: 'souwester', hat: LAMP, pose: 'hold', legs: RED, skin: TAN }),
      530,
      800,
      4.1,
    ),
    put(
      person({ coat: KELP, head: 'curls', pose: 'stand', legs: LAMP, skin: BROWN, skirt: true }),
      700,
      806,
      3.7,
      0,
      true,
    ),
    put(
      put(
        fill('M0 -150L74 -52H-74Z', PAPER) +
          fill('M-126 -78L-74 -4H74L126 -78L0 -44Z', PAPER) +
          fill('M126 -78L74 -4H0V-44Z', PINK),
        0,
        0,
      ),
      290,
      850,
      0.8,
    ),
    put(
      fill('M0 -150L74 -52H-74Z', LAMP) +
        fill('M-126 -78L-74 -4H74L126 -78L0 -44Z', LAMP) +
        fill('M126 -78L74 -4H0V-44Z', GOLD),
      960,
      846,
      0.6,
    ),
    put(
      fill('M0 -150L74 -52H-74Z', RED) +
        fill('M-126 -78L-74 -4H74L126 -78L0 -44Z', RED) +
        fill('M126 -78L74 -4H0V-44Z', BRICK),
      830,
      880,
      0.45,
    ),
    line('M180 860q40 14 90 8M330 866q40 8 80 0M900 862q50 8 110 0', PAPER, 6),
  ],
)
