import { widened } from '@promenade/domain/map/drawing/box'
import type { Point } from '@promenade/domain/map/plane'
import { attachFingers, type GestureOptions } from './map-fingers.ts'
import { type MapCamera, ZOOM_STEP } from './map-camera.ts'
import { moved, positionAt } from './map-view.ts'

/** An arrow key moves the view by this share of the window. */
const KEY_SHARE = 0.2
/** Metres shown around an element with keyboard focus. */
const FOCUSED_MARGIN = 20
/** Zoom per pixel of the wheel. A trackpad sends a pinch as a wheel with small steps; a mouse one large step. */
const WHEEL_SPEED = 0.008
const MOST_WHEEL_PX = 60
/** Pixels per line of a wheel that counts in lines. */
const LINE_PX = 18

/** A wheel does not say when it rests: after this pause. */
const REST_AFTER_MS = 160

const middle: Point = { x: 0, y: 0 }

/** Moves the drawing by mouse, wheel, fingers and keys, until the signal. */
export function attachMapGestures(
  window: HTMLElement,
  camera: MapCamera,
  { isPage, showHint, signal }: GestureOptions,
): void {
  let resting: ReturnType<typeof setTimeout> | undefined
  attachFingers(window, camera, { isPage, showHint, signal })
  window.addEventListener('keydown', (event) => onKey(event, camera), { signal })
  window.addEventListener('wheel', onWheel, { signal, passive: false })
  window.addEventListener('focusin', (event) => showFocused(camera, event), { signal })
  // Prevents the browser from dragging the link.
  window.addEventListener('dragstart', (event) => event.preventDefault(), { signal })

  function onWheel(event: WheelEvent) {
    const isPinch = event.ctrlKey || event.metaKey
    if (!isPage && !isPinch) {
      showHint('wheel')
      return
    }
    event.preventDefault()
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1
    const [right, down] = [event.deltaX * unit, event.deltaY * unit]
    const at = camera.fromMiddle(event)
    // A trackpad moves to all sides; a wheel only turns.
    const [to, factor] =
      Math.abs(right) > Math.abs(down)
        ? [{ x: at.x - right, y: at.y - down }]
        : [at, Math.exp(-Math.max(-MOST_WHEEL_PX, Math.min(MOST_WHEEL_PX, down)) * WHEEL_SPEED)]
    camera.show(moved(camera.now, at, to, factor))
    clearTimeout(resting)
    resting = setTimeout(() => camera.rest(), REST_AFTER_MS)
  }
}

function onKey(event: KeyboardEvent, camera: MapCamera) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const step = keySteps[event.key]
  const { width, height } = camera.size
  if (step !== undefined) {
    const to = { x: -step[0] * KEY_SHARE * width, y: -step[1] * KEY_SHARE * height }
    camera.glideTo(moved(camera.now, middle, to))
  } else if (event.key === '+' || event.key === '=') camera.zoomBy(ZOOM_STEP)
  else if (event.key === '-') camera.zoomBy(1 / ZOOM_STEP)
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
function showFocused(camera: MapCamera, { target }: FocusEvent) {
  if (!(target instanceof SVGElement) || !target.matches(':focus-visible')) return
  // The painted box: a symbol's own coordinates are relative.
  const { left, top, right, bottom } = target.getBoundingClientRect()
  const start = camera.fromMiddle({ clientX: left, clientY: top })
  const end = camera.fromMiddle({ clientX: right, clientY: bottom })
  const { width, height } = camera.size
  const isSeen = start.x >= -width / 2 && end.x <= width / 2 && start.y >= -height / 2 && end.y <= height / 2
  if (isSeen) return
  const [a, b] = [positionAt(camera.now, start), positionAt(camera.now, end)]
  const box = {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  }
  camera.fitTo(widened(box, FOCUSED_MARGIN), camera.now.turn)
}
