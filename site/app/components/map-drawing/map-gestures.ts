import { widened } from '@promenade/domain/map/drawing/box'
import type { MapCamera } from './map-camera.ts'
import { isSeen, type Share } from './map-view.ts'

/** A short hint how to do what the visitor tried. */
export type Hint = 'wheel' | 'fingers' | 'noCompass'

export const ZOOM_STEP = 1.6
/** An arrow key moves the view by this share of the window. */
const KEY_SHARE = 0.2
/** Pixels: a mouse that moves less between down and up clicks. */
const CLICK_PX = 5
/** Metres shown around an element with keyboard focus. */
const FOCUSED_MARGIN = 20
const WHEEL_SPEED = 0.0022
/** The drawing turns by a quarter when the fingers have turned by so much. */
const TWIST_DEGREES = 40
/** Pixels per line of a wheel that counts in lines. */
const LINE_PX = 18

type Place = Pick<Touch, 'clientX' | 'clientY'>

interface GestureListeners {
  readonly showHint: (hint: Hint) => void
  /** Two fingers have turned by about a quarter. */
  readonly onTwist: () => void
}

/** Moves the drawing by mouse, wheel, fingers and keys. Returns a function that detaches all listeners. */
export function attachMapGestures(
  window: HTMLElement,
  camera: MapCamera,
  { showHint, onTwist }: GestureListeners,
): () => void {
  const ended = new AbortController()
  const { signal } = ended
  listenToMouse(window, camera, signal)
  listenToFingers(window, camera, { showHint, onTwist }, signal)
  window.addEventListener('keydown', (event) => onKey(event, camera), { signal })
  window.addEventListener('wheel', onWheel, { signal, passive: false })
  window.addEventListener('focusin', (event) => showFocused(window, camera, event), { signal })
  return () => ended.abort()

  function onWheel(event: WheelEvent) {
    // Without a modifier key the wheel scrolls the page, except in full screen.
    if (!event.ctrlKey && !event.metaKey && document.fullscreenElement === null) {
      showHint('wheel')
      return
    }
    event.preventDefault()
    const turned = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1)
    camera.show(camera.zoomed(Math.exp(-turned * WHEEL_SPEED), shareOf(window, event)))
  }
}

function listenToMouse(window: HTMLElement, camera: MapCamera, signal: AbortSignal) {
  let last: Place | undefined
  let isDragging = false
  window.addEventListener('pointerdown', onDown, { signal })
  window.addEventListener('pointermove', onMove, { signal })
  window.addEventListener('pointerup', () => (last = undefined), { signal })
  window.addEventListener('pointercancel', () => (last = undefined), { signal })
  window.addEventListener('click', onClick, { signal, capture: true })
  window.addEventListener('dblclick', onDoubleClick, { signal })
  // Prevents the browser from dragging the link.
  window.addEventListener('dragstart', (event) => event.preventDefault(), { signal })

  function onDown(event: PointerEvent) {
    isDragging = false
    last = event.pointerType !== 'touch' && event.button === 0 ? event : undefined
  }

  function onMove(event: PointerEvent) {
    if (last === undefined) return
    const far = Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) > CLICK_PX
    if (!isDragging && !far) return
    if (!isDragging) window.setPointerCapture(event.pointerId)
    isDragging = true
    camera.show(dragged(window, camera, last, event))
    last = event
  }

  /** The end of a drag is not a click. */
  function onClick(event: MouseEvent) {
    if (!isDragging) return
    isDragging = false
    event.preventDefault()
    event.stopPropagation()
  }

  function onDoubleClick(event: MouseEvent) {
    event.preventDefault()
    camera.glideTo(camera.zoomed(ZOOM_STEP, shareOf(window, event)))
  }
}

/** Two fingers move, zoom and turn; one finger scrolls the page up and down, and the drawing sideways. */
function listenToFingers(
  window: HTMLElement,
  camera: MapCamera,
  { showHint, onTwist }: GestureListeners,
  signal: AbortSignal,
) {
  let before: readonly Place[] = []
  /** Degrees by which the fingers have turned since both lie on the screen; undefined after a twist. */
  let twisted: number | undefined = 0
  window.addEventListener('touchstart', onFingers, { signal, passive: true })
  window.addEventListener('touchend', onFingers, { signal, passive: true })
  window.addEventListener('touchmove', onMove, { signal, passive: false })
  window.addEventListener('touchcancel', onFingers, { signal, passive: true })

  function onFingers(event: TouchEvent) {
    before = placesOf(event)
    twisted = 0
  }

  function onMove(event: TouchEvent) {
    const now = placesOf(event)
    const [was, is] = [middleOf(before), middleOf(now)]
    const isOne = now.length === 1
    const hasChanged = now.length !== before.length
    const wider = spreadOf(now) / (spreadOf(before) || 1)
    const last = before
    before = now
    if (was === undefined || is === undefined || hasChanged) return
    // The page already scrolls with this finger.
    if (!event.cancelable) {
      if (isOne) showHint('fingers')
    } else if (isOne) {
      camera.show(dragged(window, camera, was, { ...is, clientY: was.clientY }))
    } else {
      event.preventDefault()
      camera.show(dragged(window, camera, was, is))
      camera.show(camera.zoomed(wider, shareOf(window, is)))
      if (twisted !== undefined) twisted += turnBetween(last, now)
      if (twisted !== undefined && Math.abs(twisted) > TWIST_DEGREES) {
        twisted = undefined
        onTwist()
      }
    }
  }
}

function onKey(event: KeyboardEvent, camera: MapCamera) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const step = keySteps[event.key]
  const middle = { x: 0.5, y: 0.5 }
  if (step !== undefined) camera.glideTo(camera.moved(step[0] * KEY_SHARE, step[1] * KEY_SHARE))
  else if (event.key === '+' || event.key === '=') camera.glideTo(camera.zoomed(ZOOM_STEP, middle))
  else if (event.key === '-') camera.glideTo(camera.zoomed(1 / ZOOM_STEP, middle))
  else if (event.key === '0') camera.glideToAll()
  else return
  event.preventDefault()
}

const keySteps: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Moves the element with keyboard focus into view; a clicked one is in view already. */
function showFocused(window: HTMLElement, camera: MapCamera, { target }: FocusEvent) {
  if (!(target instanceof SVGElement) || !target.matches(':focus-visible')) return
  // The painted box: a symbol's own coordinates are relative.
  const { left, top, right, bottom } = target.getBoundingClientRect()
  const box = camera.partOf(
    shareOf(window, { clientX: left, clientY: top }),
    shareOf(window, { clientX: right, clientY: bottom }),
  )
  if (!isSeen(box, camera.view())) camera.fitTo(widened(box, FOCUSED_MARGIN))
}

function dragged(window: HTMLElement, camera: MapCamera, from: Place, to: Place) {
  const { width, height } = window.getBoundingClientRect()
  return camera.moved((from.clientX - to.clientX) / width, (from.clientY - to.clientY) / height)
}

/** The pointer's position in the window, from 0 to 1. */
function shareOf(window: HTMLElement, { clientX, clientY }: Place): Share {
  const { x, y, width, height } = window.getBoundingClientRect()
  return { x: (clientX - x) / width, y: (clientY - y) / height }
}

function placesOf({ touches }: TouchEvent): Place[] {
  return [...touches].slice(0, 2).map(({ clientX, clientY }) => ({ clientX, clientY }))
}

function middleOf([first, second = first]: readonly Place[]): Place | undefined {
  if (first === undefined || second === undefined) return undefined
  return { clientX: (first.clientX + second.clientX) / 2, clientY: (first.clientY + second.clientY) / 2 }
}

/** Degrees clockwise by which the line between two fingers turns, from -180 to 180. */
function turnBetween(before: readonly Place[], now: readonly Place[]): number {
  const degrees = directionOf(now) - directionOf(before)
  return degrees - 360 * Math.round(degrees / 360)
}

function directionOf([first, second]: readonly Place[]): number {
  if (first === undefined || second === undefined) return 0
  return (Math.atan2(second.clientY - first.clientY, second.clientX - first.clientX) * 180) / Math.PI
}

function spreadOf([first, second]: readonly Place[]): number {
  return first && second ? Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY) : 1
}
