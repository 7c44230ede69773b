import { sailboat } from '../../kit/boats.ts'
import { houseplant } from '../../kit/garden.ts'
import { armchair } from '../../kit/goods.ts'
import {
  BROWN,
  DEEP,
  FOG,
  INK,
  KELP,
  LAMP,
  MIST,
  PAPER,
  PINK,
  RED,
  ROSE,
  SEA,
  SLATE,
  TAN,
} from '../../kit/inks.ts'
import { openBook } from '../../kit/paper-goods.ts'
import { disc, fill, line, lines, oval, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'events/calm-hours',
  'An empty green armchair in a pool of low lamplight by a window with a still sea.',
  'Un sillón verde vacío, bajo una luz tenue, junto a una ventana con el mar en calma.',
  (s) => [
    s.ground(SLATE),
    rect(90, 90, 560, 560, MIST),
    rect(90, 400, 560, 250, FOG),
    disc(480, 280, 60, PAPER),
    lines(
      [
        [150, 450, 300, 450],
        [360, 480, 560, 480],
        [200, 530, 420, 530],
        [440, 580, 600, 580],
      ],
      MIST,
      6,
    ),
    put(sailboat(SEA, PAPER, MIST), 250, 412, 0.42),
    line('M90 90h560v560H90zM370 90v560M90 370h560', SEA, 20),
    rect(60, 650, 620, 26, SEA),
    rect(0, 760, 1200, 140, SEA),
    oval(850, 810, 330, 54, KELP),
    oval(850, 810, 270, 40, DEEP),
    fill('M-20 0H150Q110 360 70 700H-20ZM600 0H760V700H690Q650 360 600 0Z', PINK),
    line('M40 0Q40 340 20 690M100 0Q80 340 50 690M660 0Q690 340 720 690M715 0Q730 340 738 690', ROSE, 7),
    rect(-20, 40, 800, 14, SEA),
    fill('M820 170L560 810H1140L980 170Z', FOG),
    fill('M820 170L560 810H1140L980 170Z', s.dots(PAPER, 30, 4)),
    line('M1060 810V170Q1060 90 900 110', INK, 12),
    fill('M820 190L860 90H940L980 190Z', LAMP),
    oval(1060, 812, 66, 14, INK),
    put(armchair(KELP, INK), 820, 800, 1.85),
    rect(1000, 640, 130, 16, BROWN),
    lines(
      [
        [1020, 656, 1014, 806],
        [1110, 656, 1116, 806],
      ],
      BROWN,
      9,
    ),
    put(openBook(PAPER, RED), 905, 588, 0.8, -4),
    put(houseplant('fern', TAN, DEEP), 250, 830, 1.35),
  ],
)
