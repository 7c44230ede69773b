import { gullFar, gullFlying } from '../../kit/birds.ts'
import { ferry } from '../../kit/boats.ts'
import { DEEP, FOG, INK, KELP, LAMP, PAPER, PINK, PLUM, RED } from '../../kit/inks.ts'
import { glow } from '../../kit/light.ts'
import { record } from '../../kit/music.ts'
import { ripples, sea } from '../../kit/sea.ts'
import { disc, fill, line, put } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'promotions/records',
  'A record sinks into the sea like the evening sun while the ferry crosses.',
  'Un disco se hunde en el mar como el sol de la tarde mientras cruza el ferri.',
  (s) => [
    s.ground(PINK),
    glow(600, 560, 430, 760, RED, 30),
    put(record(RED, INK, PLUM), 600, 560, 2.7),
    sea(s, 590, KELP, 12, 300),
    [0, 1, 2, 3, 4, 5]
      .map((i) =>
        line(
          `M${290 - i * 14} ${636 + i * 44}q${155 + i * 7} 26 ${310 + i * 14} 0t${310 + i * 14} 0`,
          i % 2 ? INK : DEEP,
          12,
        ),
      )
      .join(''),
    ripples(s, 0, 620, 1200, 240, FOG, 22, 5),
    put(ferry(PAPER, LAMP, RED), 830, 640, 0.95),
    put(gullFlying(), 230, 210, 0.8, -6),
    put(gullFar(INK), 960, 150, 1.4),
    put(gullFar(INK), 1060, 220, 1),
    line('M1240 60L960 130Q900 160 870 250L846 330', INK, 18),
    fill('M828 320l46 12l-16 70l-46 -12z', INK),
    disc(1180, 66, 46, INK),
    disc(1180, 66, 20, LAMP),
  ],
)
