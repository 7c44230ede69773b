import {
  BROWN,
  DEEP,
  FOG,
  GOLD,
  INK,
  KELP,
  LAMP,
  MIST,
  PAPER,
  PINK,
  PLUM,
  RED,
  SAND,
  TAN,
} from '../../kit/inks.ts'
import { person } from '../../kit/people.ts'
import { fill, line, lines, put, rect, tiles } from '../../kit/svg.ts'
import { page } from '../scene.ts'

export const scene = page(
  'accessibility',
  'A person with a guide dog walks along a raised yellow strip; two friends sign to each other.',
  'Una persona con perro guía avanza por la franja amarilla; dos amigos conversan con las manos.',
  (s) => [
    s.ground(KELP),
    rect(0, 0, 1200, 430, s.hatch(DEEP, 36, 6, 90)),
    tiles(70, 90, 4, 1, 170, 260, 300, 0, FOG, true),
    tiles(84, 110, 4, 1, 142, 240, 300, 0, MIST, true),
    rect(0, 430, 1200, 170, SAND),
    lines([[0, 430, 1200, 430]], INK, 8),
    rect(-20, 520, 1240, 46, LAMP),
    line('M0 532H1200M16 554H1200', GOLD, 11, 'stroke-dasharray="0 32"'),
    put(person({ coat: RED, head: 'curls', pose: 'hold', skin: BROWN, legs: INK }), 330, 540, 4.4),
    put(
      fill(
        'M-90 -70Q-60 -96 40 -88L60 -130L76 -122Q110 -124 120 -98L110 -86L84 -84Q80 -60 70 -44V0H50V-40H-50V0H-70V-44Q-96 -30 -110 -56Q-100 -52 -90 -70Z',
        PAPER,
      ) +
        line('M-10 -92L-70 -150', INK, 7) +
        rect(-20, -94, 22, 44, RED),
      500,
      546,
      1,
    ),
    line('M424 286L440 396', INK, 7),
    put(
      person({ coat: LAMP, head: 'scarf', hat: PLUM, pose: 'wave', skin: TAN, skirt: true, legs: PLUM }),
      790,
      500,
      4,
    ),
    put(person({ coat: PLUM, head: 'bare', pose: 'reach', skin: PINK, legs: INK }), 960, 500, 4.1, 0, true),
    line('M886 90l14 -20M910 96l24 -14M862 92l-8 -22', PAPER, 7),
  ],
)
