import { type RefObject, useEffect, useState } from 'react'
import { useHydrated } from '../hydrated.tsx'

declare global {
  interface DeviceOrientationEvent {
    /** Safari's. */
    readonly webkitCompassHeading?: number
  }
}

/** A device without a compass sends no heading within this time. */
const NO_COMPASS_AFTER_MS = 3000

/**
 * The heading of the device as the style `--heading` of the drawing, once the visitor has pressed the button. Undefined
 * without a position to show it at, on a device that is not held in the hand, or without a compass.
 */
export function useCompass(window: RefObject<HTMLElement | null>, north: number | undefined) {
  const [state, setState] = useState<'off' | 'on' | 'absent'>('off')
  const isHydrated = useHydrated()

  useEffect(() => {
    const drawing = window.current?.querySelector(':scope > svg')
    if (state !== 'on' || north === undefined || !(drawing instanceof SVGSVGElement)) return
    const stopped = new AbortController()
    const timer = setTimeout(() => setState('absent'), NO_COMPASS_AFTER_MS)
    void followHeading(stopped.signal, (heading) => {
      clearTimeout(timer)
      drawing.setAttribute('data-compass', '')
      drawing.style.setProperty('--heading', `${Math.round(heading + north)}deg`)
    })
    return () => {
      stopped.abort()
      clearTimeout(timer)
      drawing.removeAttribute('data-compass')
    }
  }, [window, north, state])

  if (!isHydrated || north === undefined || state === 'absent' || !mayHaveCompass()) return undefined
  return { isOn: state === 'on', toggle }

  function toggle() {
    if (state === 'on') setState('off')
    else void requestCompass().then((isAllowed) => setState(isAllowed ? 'on' : 'absent'))
  }
}

function mayHaveCompass(): boolean {
  return 'DeviceOrientationEvent' in globalThis && matchMedia('(pointer: coarse)').matches
}

/** Safari asks the visitor, and only after a press. */
async function requestCompass(): Promise<boolean> {
  const request: unknown = Reflect.get(DeviceOrientationEvent, 'requestPermission')
  if (typeof request !== 'function') return true
  try {
    return (await request.call(DeviceOrientationEvent)) === 'granted'
  } catch {
    return false
  }
}

/** Loads what few visitors need after the press. */
async function followHeading(signal: AbortSignal, onHeading: (heading: number) => void): Promise<void> {
  const { headingOf } = await import('./compass.ts')
  for (const name of ['deviceorientationabsolute', 'deviceorientation'])
    globalThis.addEventListener(name, onOrientation, { signal })

  function onOrientation(event: Event) {
    if (!(event instanceof DeviceOrientationEvent)) return
    const heading = headingOf(event, screen.orientation.angle)
    if (heading !== undefined) onHeading(heading)
  }
}
