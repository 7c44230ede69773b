import { gullFar, gullFlying } from '../../kit/birds.ts'
import { dory, lobsterBoat, sailboat } from '../../kit/boats.ts'
import { merrowQuay, town } from '../../kit/buildings.ts'
import {
  BRICK,
  DEEP,
  GOLD,
  INK,
  KELP,
  LAMP,
  NIGHT,
  PAPER,
  PINK,
  PLUM,
  RED,
  ROSE,
  SLATE,
  TAN,
} from '../../kit/inks.ts'
import { festoon, garland, halftone, reflection } from '../../kit/light.ts'
import { buoy, ripples, sea } from '../../kit/sea.ts'
import { disc, fill, put, rect } from '../../kit/svg.ts'
import { wide } from '../scene.ts'

export const scene = wide(
  'banners/home-1',
  'Merrow Quay at dusk, its windows lit and mirrored in the harbour, with boats at the sea wall.',
  'Merrow Quay al anochecer, con las ventanas encendidas reflejadas en el agua y barcos junto al muelle.',
  (s) => {
    const night = { wall: BRICK, roof: INK, light: LAMP, glass: SLATE, trim: TAN }
    return [
      s.ground(PLUM),
      halftone(0, 150, 1600, 330, ROSE, 1, 15, 22),
      fill('M0 470Q400 440 800 462T1600 450V540H0Z', ROSE),
      disc(300, 190, 92, PINK),
      disc(300, 190, 78, LAMP),
      town(s, -30, 508, 330, [NIGHT, INK], INK, GOLD, 1),
      town(s, 1380, 506, 300, [NIGHT, INK], INK, GOLD, 0.9),
      put(merrowQuay(s, night), 180, 500),
      rect(0, 498, 1600, 26, INK),
      sea(s, 526, NIGHT, 5, 300),
      reflection(s, 415, 540, 440, 150, BRICK),
      reflection(s, 790, 536, 300, 300, LAMP),
      reflection(s, 1072, 540, 230, 120, TAN),
      reflection(s, 1310, 540, 150, 260, GOLD),
      reflection(s, 420, 548, 300, 120, GOLD, 26),
      garland(s, 180, 300, 792, 120, 60, 8, festoon, 0.3),
      garland(s, 792, 120, 1420, 330, 60, 8, festoon, 0.3),
      put(lobsterBoat(KELP, PAPER, RED), 1180, 706, 1.5),
      reflection(s, 1180, 722, 360, 90, DEEP, 18),
      put(dory(LAMP), 780, 790, 1.25),
      reflection(s, 780, 806, 200, 60, GOLD, 15),
      put(sailboat(RED, PINK, PAPER), 330, 696, 1.15),
      reflection(s, 330, 712, 260, 90, RED, 18),
      ripples(s, 0, 640, 1600, 230, SLATE, 26, 4),
      put(buoy(), 1480, 842, 0.9),
      put(gullFlying(), 560, 190, 0.62, -6),
      put(gullFar(PAPER), 1080, 130, 1.1),
      put(gullFar(PAPER), 1150, 176, 0.8),
    ]
  },
  1600,
  900,
)
