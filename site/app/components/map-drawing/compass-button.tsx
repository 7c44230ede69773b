import { type RefObject, useEffect, useState } from 'react'
import { headingOf } from './compass.ts'
import { MapButton } from './map-button.tsx'

declare global {
  interface DeviceOrientationEvent {
    /** Safari's. */
    readonly webkitCompassHeading?: number
  }
}

/** A device without a compass sends no heading within this time. */
const NO_COMPASS_AFTER_MS = 3000

interface CompassButtonProps {
  label: string
  window: RefObject<HTMLElement | null>
  /** The direction of north in the drawing, in degrees clockwise from up. */
  north: number
  /** Called when the device turns out to have no compass, or the visitor refuses it. */
  onAbsent: () => void
}

/**
 * Shows the heading of the device at the visitor's position, after a press. Absent on a device without a compass. Loaded
 * only where there is a position.
 */
export default function CompassButton({ label, window, north, onAbsent }: CompassButtonProps) {
  const [state, setState] = useState<'off' | 'on' | 'absent'>('off')

  useEffect(() => {
    const drawing = window.current?.querySelector('svg')
    if (state !== 'on' || !(drawing instanceof SVGSVGElement)) return
    const stopped = new AbortController()
    const timer = setTimeout(() => setState('absent'), NO_COMPASS_AFTER_MS)
    followHeading(stopped.signal, (heading) => {
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

  useEffect(() => {
    if (state === 'absent') onAbsent()
  }, [state, onAbsent])

  if (state === 'absent') return null
  const toggle = async () => {
    if (state === 'on') setState('off')
    else setState((await requestCompass()) ? 'on' : 'absent')
  }
  return (
    <MapButton
      label={label}
      shape="M12 3l5 17-5-4-5 4z"
      isPressed={state === 'on'}
      onPress={() => void toggle()}
    />
  )
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

function followHeading(signal: AbortSignal, onHeading: (heading: number) => void): void {
  for (const name of ['deviceorientationabsolute', 'deviceorientation'])
    globalThis.addEventListener(name, onOrientation, { signal })

  function onOrientation(event: Event) {
    if (!(event instanceof DeviceOrientationEvent)) return
    const heading = headingOf(event, screen.orientation.angle)
    if (heading !== undefined) onHeading(heading)
  }
}
