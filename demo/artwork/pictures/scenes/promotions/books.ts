import { sailboat } from '../../kit/boats.ts'
import { lighthouse } from '../../kit/buildings.ts'
import { DEEP, FOG, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, SEA, SLATE } from '../../kit/inks.ts'
import { glow } from '../../kit/light.ts'
import { openBook } from '../../kit/paper-goods.ts'
import { ripples, sea } from '../../kit/sea.ts'
import { disc, fill, put } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'promotions/books',
  'Open books fly like gulls over the harbour towards a lit lighthouse.',
  'Libros abiertos vuelan como gaviotas sobre el puerto hacia un faro encendido.',
  (s) => [
    s.ground(FOG),
    disc(860, 330, 220, PAPER),
    glow(860, 330, 240, 460, PAPER, 24),
    sea(s, 690, SLATE, 12, 300),
    fill('M760 720Q840 640 960 650Q1120 660 1240 730V760H760Z', KELP),
    put(lighthouse(), 960, 664, 1.15),
    sea(s, 740, SEA, 16, 260, 60),
    sea(s, 820, DEEP, 16, 300, 10),
    ripples(s, 0, 750, 1200, 120, FOG, 20, 5),
    put(openBook(PAPER, RED), 330, 290, 2.2, -10),
    put(openBook(PAPER, KELP), 660, 160, 1.1, 8),
    put(openBook(PAPER, PLUM), 160, 540, 1.2, -16),
    put(openBook(PAPER, LAMP), 560, 520, 1.5, 6),
    put(openBook(PAPER, INK), 1060, 130, 0.7, -8),
    put(openBook(PAPER, RED), 830, 90, 0.5, 4),
    put(openBook(PAPER, KELP), 400, 660, 0.7, 10),
    put(sailboat(RED, PAPER, PINK), 180, 800, 0.7),
  ],
)
