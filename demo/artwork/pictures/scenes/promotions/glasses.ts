import { lobsterBoat, sailboat } from '../../kit/boats.ts'
import { lighthouse, town } from '../../kit/buildings.ts'
import { FOG, INK, KELP, LAMP, MIST, PAPER, PINK, RED, ROSE, SEA, SLATE } from '../../kit/inks.ts'
import { halftone } from '../../kit/light.ts'
import { ripples } from '../../kit/sea.ts'
import { disc, line, put, rect } from '../../kit/svg.ts'
import { spectacles } from '../../kit/wardrobe.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'promotions/glasses',
  'A giant pair of glasses; through the lenses the blurred harbour turns sharp.',
  'Unos lentes gigantes; a través de ellos el puerto borroso se ve nítido.',
  (s) => {
    const view =
      rect(0, 0, 1200, 560, FOG) +
      disc(880, 300, 70, RED) +
      town(s, 0, 560, 1200, [PAPER, PINK, LAMP], INK, SLATE, 1.5) +
      rect(0, 556, 1200, 300, SEA) +
      put(lighthouse(), 280, 580, 0.8) +
      put(sailboat(RED, PAPER, FOG), 900, 640, 0.75) +
      put(lobsterBoat(KELP), 420, 660, 0.7) +
      ripples(s, 100, 600, 1000, 110, PAPER, 20, 5)
    return [
      s.ground(MIST),
      halftone(0, 20, 1200, 540, FOG, 12, 20, 26),
      halftone(0, 560, 1200, 350, SLATE, 22, 26, 26),
      halftone(150, 380, 170, 190, ROSE, 17, 22, 26),
      halftone(700, 430, 300, 120, LAMP, 14, 20, 26),
      s.cut(
        'M88 500a226 226 0 1 0 452 0a226 226 0 1 0 -452 0zM660 500a226 226 0 1 0 452 0a226 226 0 1 0 -452 0z',
        view,
      ),
      put(spectacles(INK, 15), 600, 500, 3.66),
      line('M190 380Q220 330 270 310M762 380Q792 330 842 310', PAPER, 14),
    ]
  },
)
