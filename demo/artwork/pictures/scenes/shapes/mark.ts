import { RED } from '../../kit/inks.ts'
import { lanternRising } from '../../kit/mark.ts'
import type { Scene } from '../scene.ts'

export const scene: Scene = {
  name: 'shapes/mark',
  width: 100,
  height: 100,
  bare: true,
  en: 'The Merrow Quay mark: a paper lantern rising from strokes of light on water.',
  es: 'El signo de Merrow Quay: un farol de papel que surge de trazos de luz sobre el agua.',
  draw: () => [lanternRising(RED)],
}
