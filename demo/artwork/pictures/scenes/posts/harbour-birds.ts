import { cormorant, eider, gullFar, gullFlying, gullStanding, heron, tern } from '../../kit/birds.ts'
import { BROWN, FOG, INK, LAMP, PAPER, PINK, SEA, SLATE, TAN } from '../../kit/inks.ts'
import { halftone } from '../../kit/light.ts'
import { ripples, sea } from '../../kit/sea.ts'
import { disc, line, oval, put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'posts/harbour-birds',
  'A heron, a cormorant drying its wings, an eider, a diving tern and gulls share one pier.',
  'Una garza, un cormorán secándose, un eider, un charrán en picada y gaviotas en un muelle.',
  (s) => [
    s.ground(PINK),
    disc(780, 330, 200, LAMP),
    halftone(0, 20, 1200, 300, PAPER, 14, 3, 26),
    sea(s, 560, SLATE, 8, 300),
    sea(s, 640, SEA, 10, 260, 60),
    ripples(s, 0, 580, 1200, 280, FOG, 24, 5),
    ...[150, 420, 660, 950, 1110].map(
      (x, i) =>
        rect(
          x - 36,
          [420, 610, 540, 480, 640][i] ?? 500,
          72,
          500,
          [BROWN, INK, BROWN, INK, BROWN][i] ?? INK,
        ) +
        oval(x, [420, 610, 540, 480, 640][i] ?? 500, 36, 10, TAN) +
        line(`M${x - 36} ${760 + i * 8}q18 12 36 0t36 0`, PAPER, 6),
    ),
    put(heron(), 160, 420, 1.35),
    put(gullStanding(), 416, 612, 1.1),
    put(cormorant(), 660, 542, 1.45),
    put(gullStanding(PAPER, FOG), 950, 482, 1.3, 0, true),
    put(gullStanding(), 1112, 642, 0.8),
    put(tern(), 900, 200, 1.1, 24),
    put(eider(), 300, 800, 1.2),
    put(eider(BROWN), 560, 840, 1),
    put(eider(), 830, 810, 0.9),
    put(gullFlying(), 380, 170, 0.8, -8),
    put(gullFar(INK), 1090, 110, 1.2),
  ],
)
