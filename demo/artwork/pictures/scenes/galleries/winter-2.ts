import { gullFar, gullFlying } from '../../kit/birds.ts'
import { ferry } from '../../kit/boats.ts'
import { FOG, INK, LAMP, MIST, PAPER, RED, SEA, SLATE } from '../../kit/inks.ts'
import { halftone, snow } from '../../kit/light.ts'
import { buoy, ripples, sea } from '../../kit/sea.ts'
import { put, rect } from '../../kit/svg.ts'
import { picture } from '../scene.ts'

export const scene = picture(
  'galleries/winter-2',
  'The ferry half lost in fog and snow, a red shape among pale blue bands.',
  'El ferri medio perdido entre niebla y nieve: una forma roja en franjas azul pálido.',
  (s) => [
    s.ground(MIST),
    halftone(0, 20, 1200, 400, PAPER, 20, 6, 30),
    put(ferry(RED, PAPER, LAMP, INK), 620, 560, 2),
    rect(-60, 300, 640, 50, PAPER, 25),
    rect(180, 360, 300, 40, MIST, 20),
    rect(640, 430, 700, 44, PAPER, 22),
    rect(-100, 520, 620, 60, PAPER, 30),
    rect(760, 380, 300, 34, MIST, 17),
    sea(s, 590, FOG, 6, 300),
    sea(s, 680, SLATE, 8, 280, 60),
    sea(s, 780, SEA, 10, 300),
    ripples(s, 0, 620, 1200, 240, PAPER, 22, 5),
    put(buoy(), 210, 800, 1.2),
    put(gullFlying(), 250, 210, 0.9, -6),
    put(gullFar(SLATE), 960, 150, 1.5),
    snow(s, 0, 0, 1200, 900, 120, PAPER, 9),
  ],
)
