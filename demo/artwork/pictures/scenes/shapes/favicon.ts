import { PAPER, RED } from '../../kit/inks.ts'
import { lanternRising } from '../../kit/mark.ts'
import { put, rect } from '../../kit/svg.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  name: 'shapes/favicon',
  width: 64,
  height: 64,
  bare: true,
  en: 'A lantern rising from the water, pale on orange-red.',
  es: 'Un farol que surge del agua, claro sobre rojo anaranjado.',
  draw: () => [rect(0, 0, 64, 64, RED, 13), put(lanternRising(PAPER), 3, 4, 0.58)],
}
