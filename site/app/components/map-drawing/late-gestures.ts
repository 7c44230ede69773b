import { savesData } from '../../device/saves-data.ts'
import type { GestureOptions } from './map-fingers.ts'
import type { MapCamera } from './map-camera.ts'

/**
 * Attaches the gestures, whose script comes after that of the page: at once, or where data is saved when a pointer or the focus
 * comes to the drawing.
 */
export function attachLateGestures(window: HTMLElement, camera: MapCamera, options: GestureOptions): void {
  const { signal } = options
  const attach = async () => {
    const { attachMapGestures } = await import('./map-gestures.ts')
    if (signal.aborted) return
    attachMapGestures(window, camera, options)
    window.toggleAttribute('data-moves', true)
  }
  let attaching: Promise<void> | undefined
  // Without them the buttons move it.
  const load = () => void (attaching ??= attach().catch(() => undefined))
  if (!savesData() || window.matches(':hover, :focus-within')) return load()
  const once = { signal, once: true }
  window.addEventListener('pointerover', load, once)
  window.addEventListener('focusin', load, once)
}
