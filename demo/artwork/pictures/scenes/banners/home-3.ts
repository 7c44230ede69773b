import { gullFlying, gullStanding } from '../../kit/birds.ts'
import { ferryBow } from '../../kit/boats.ts'
import { town } from '../../kit/buildings.ts'
import { BROWN, FOG, INK, KELP, LAMP, PAPER, PINK, PLUM, RED, ROSE, SEA, SLATE, TAN } from '../../kit/inks.ts'
import { glow, halftone, reflection, roundLantern, snow } from '../../kit/light.ts'
import { person } from '../../kit/people.ts'
import { ripples, sea } from '../../kit/sea.ts'
import { line, lines, put, rect } from '../../kit/svg.ts'
import { wide } from '../scene.ts'

export const scene = wide(
  'banners/home-3',
  'The ferry comes in bow first through the snow; people with lanterns wait on the pier.',
  'El ferry llega de proa entre la nieve; en el muelle espera gente con faroles encendidos.',
  (s) => {
    const lantern = glow(0, 62, 62, 170, LAMP, 16) + roundLantern()
    return [
      s.ground(FOG),
      halftone(0, 20, 1600, 300, PAPER, 3, 14, 24),
      town(s, -20, 440, 560, [SLATE], SEA, PAPER, 0.9),
      town(s, 1080, 440, 560, [SLATE], SEA, PAPER, 0.9),
      sea(s, 438, SEA, 4, 260),
      ripples(s, 0, 470, 1600, 180, SLATE, 30, 5),
      reflection(s, 800, 590, 560, 130, RED, 20),
      put(ferryBow(), 800, 572, 1.14),
      line('M560 600q20 -22 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0', PAPER, 13),
      line('M500 628q20 -18 40 0t40 0t40 0M980 628q20 -18 40 0t40 0t40 0', PAPER, 9),
      snow(s, 0, 0, 1600, 660, 200, PAPER, 7),
      rect(0, 730, 1600, 170, INK),
      lines([[0, 730, 1600, 730]], PAPER, 22),
      lines(
        Array.from({ length: 14 }, (_, i) => [60 + i * 120, 752, 20 + i * 124, 900] as const),
        SEA,
        4,
      ),
      put(
        person({
          coat: RED,
          legs: SLATE,
          head: 'beanie',
          hat: LAMP,
          pose: 'hold',
          scarf: PAPER,
          holds: put(lantern, 0, 0, 0.26),
        }),
        250,
        860,
        3.5,
      ),
      put(
        person({ coat: PLUM, legs: ROSE, head: 'long', skirt: true, skin: PINK, pose: 'stand' }),
        390,
        868,
        3.4,
      ),
      put(
        person({ coat: LAMP, head: 'souwester', hat: LAMP, legs: SEA, pose: 'wave', skin: BROWN }),
        505,
        856,
        2.3,
      ),
      put(
        person({
          coat: KELP,
          legs: FOG,
          head: 'scarf',
          hat: RED,
          pose: 'hold',
          skirt: true,
          skin: TAN,
          holds: put(lantern, 0, 0, 0.26),
        }),
        1360,
        866,
        3.5,
        0,
        true,
      ),
      put(
        person({ coat: PAPER, head: 'cap', hat: RED, pose: 'stand', skin: BROWN, legs: SLATE }),
        1230,
        860,
        3.5,
        0,
        true,
      ),
      put(
        person({
          coat: RED,
          head: 'bare',
          pose: 'reach',
          skin: PINK,
          legs: SLATE,
          holds: put(lantern, 0, 0, 0.22),
        }),
        1110,
        870,
        2.2,
        0,
        true,
      ),
      put(gullStanding(), 1520, 728, 1, 0, true),
      put(gullFlying(), 330, 190, 0.7, 6),
      put(gullFlying(), 1290, 130, 0.5, -8, true),
      snow(s, 0, 0, 1600, 900, 60, PAPER, 10),
    ]
  },
  1600,
  900,
)
