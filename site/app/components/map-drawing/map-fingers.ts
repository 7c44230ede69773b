import { minus, plus, type Point } from '@promenade/domain/map/plane'
import type { MapCamera } from './map-camera.ts'
import { moved, type View } from './map-view.ts'
import { pinched } from './pinched-view.ts'

/** Pixels: a pointer that moves less between down and up clicks. */
const CLICK_PX = 6
/** Lifted this close to a whole quarter, the drawing turns to it. */
const SNAP_DEGREES = 8
/** A second tap within this time and distance belongs to the first. */
const DOUBLE_MS = 300
const DOUBLE_PX = 30
const DOUBLE_ZOOM = 2
/** Zoom per pixel of one finger after a double tap. */
const ONE_FINGER_SPEED = 0.008
/** Milliseconds before the end from which the speed of a throw is taken. */
const THROW_MS = 100

/** A short hint how to do what the visitor tried. */
export type Hint = 'wheel' | 'fingers' | 'noCompass'

export interface GestureOptions {
  /** True if nothing else scrolls under the drawing: then the wheel and one finger move it. */
  readonly isPage: boolean
  readonly showHint: (hint: Hint) => void
  readonly signal: AbortSignal
}

interface Sample {
  readonly at: Point
  readonly time: number
}

/**
 * The gestures of pointers: one moves, two move, zoom and turn freely, a double tap zooms in, and held down and moved up and
 * down it zooms with one finger. Where the drawing is part of a page, one finger up or down scrolls the page.
 */
export function attachFingers(window: HTMLElement, camera: MapCamera, options: GestureOptions): void {
  const { signal } = options
  const gestures = new FingerGestures(window, camera, options)
  window.addEventListener('pointerdown', (event) => gestures.onDown(event), { signal })
  window.addEventListener('pointermove', (event) => gestures.onMove(event), { signal })
  window.addEventListener('pointerup', (event) => gestures.onUp(event), { signal })
  window.addEventListener('pointercancel', (event) => gestures.onCancel(event), { signal })
  window.addEventListener('click', (event) => gestures.onClick(event), { signal, capture: true })
}

class FingerGestures {
  readonly #pointers = new Map<number, Point>()
  /** What makes pixels of the screen those from the middle. Looked up once: in a gesture it would cost calculated styles. */
  #middle: Point = { x: 0, y: 0 }
  #isDragging = false
  /** The last positions of a drag with one pointer. */
  #trail: Sample[] = []
  #lastTap: Sample | undefined
  /** Where one finger zooms after a double tap. */
  #zoomAt: Point | undefined
  #began: Point = { x: 0, y: 0 }
  /** Where two fingers began. What they do is calculated from there: they move one after the other, each as if the other lay still. */
  #pinch: { readonly view: View; readonly fingers: readonly Point[] } | undefined
  #isTwisted = false

  readonly #window: HTMLElement
  readonly #camera: MapCamera
  readonly #options: GestureOptions

  constructor(window: HTMLElement, camera: MapCamera, options: GestureOptions) {
    this.#window = window
    this.#camera = camera
    this.#options = options
  }

  onDown(event: PointerEvent) {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    this.#middle = this.#camera.fromMiddle({ clientX: 0, clientY: 0 })
    const at = this.#at(event)
    this.#pointers.set(event.pointerId, at)
    this.#pinch = undefined
    this.#zoomAt = undefined
    if (this.#pointers.size > 1) return
    this.#isDragging = false
    this.#isTwisted = false
    this.#began = at
    this.#trail = [{ at, time: event.timeStamp }]
    const lastTap = this.#lastTap
    const isSecond =
      lastTap !== undefined && event.timeStamp - lastTap.time < DOUBLE_MS && far(lastTap.at, at) < DOUBLE_PX
    if (isSecond) this.#zoomAt = at
  }

  onMove(event: PointerEvent) {
    const before = this.#pointers.get(event.pointerId)
    if (before === undefined) return
    const at = this.#at(event)
    if (!this.#isDragging && this.#pointers.size === 1 && !this.#isDrag(event, minus(at, this.#began))) return
    if (!this.#isDragging) this.#window.setPointerCapture(event.pointerId)
    this.#isDragging = true
    const fingers = [...this.#pointers.values()]
    this.#pointers.set(event.pointerId, at)
    if (fingers.length > 1) this.#showPinched(fingers)
    else if (this.#zoomAt !== undefined) this.#zoom(this.#zoomAt, at.y - before.y)
    else this.#drag(before, { at, time: event.timeStamp })
  }

  onUp(event: PointerEvent) {
    if (!this.#pointers.delete(event.pointerId)) return
    this.#pinch = undefined
    if (this.#pointers.size > 0) {
      this.#trail = []
      return
    }
    const at = this.#at(event)
    if (this.#isDragging) this.#letGo(event.timeStamp)
    else if (this.#zoomAt !== undefined) {
      this.#lastTap = undefined
      this.#camera.zoomBy(DOUBLE_ZOOM, at)
    } else this.#lastTap = { at, time: event.timeStamp }
  }

  /** The browser scrolls the page with this finger. */
  onCancel(event: PointerEvent) {
    this.#pointers.delete(event.pointerId)
    this.#pinch = undefined
    if (!this.#options.isPage && event.pointerType === 'touch') this.#options.showHint('fingers')
    if (this.#pointers.size === 0) this.#camera.rest()
  }

  /** The end of a drag is not a click. */
  onClick(event: MouseEvent) {
    if (!this.#isDragging) return
    this.#isDragging = false
    event.preventDefault()
    event.stopPropagation()
  }

  #at({ clientX: x, clientY: y }: PointerEvent): Point {
    return plus(this.#middle, { x, y })
  }

  /** Far enough, and not a finger that scrolls the page. */
  #isDrag({ pointerType }: PointerEvent, way: Point): boolean {
    const isScroll = !this.#options.isPage && pointerType === 'touch' && Math.abs(way.y) > Math.abs(way.x)
    return length(way) >= CLICK_PX && !isScroll
  }

  #drag(before: Point, now: Sample) {
    this.#camera.show(moved(this.#camera.now, before, now.at))
    this.#trail = [...this.#trail.filter(({ time }) => now.time - time < THROW_MS), now]
  }

  #zoom(at: Point, down: number) {
    this.#camera.show(moved(this.#camera.now, at, at, Math.exp(down * ONE_FINGER_SPEED)))
  }

  #showPinched(fingers: readonly Point[]) {
    const began = (this.#pinch ??= { view: this.#camera.now, fingers })
    const view = pinched(began.view, began.fingers, [...this.#pointers.values()])
    this.#isTwisted = view.turn !== began.view.turn
    this.#camera.show(view)
  }

  #letGo(now: number) {
    const [camera, trail] = [this.#camera, this.#trail]
    const quarter = Math.round(camera.now.turn / 90) * 90
    const first = trail.find(({ time }) => now - time < THROW_MS)
    const last = trail.at(-1)
    const isThrown = first !== undefined && last !== undefined && last.time > first.time
    if (this.#isTwisted && Math.abs(camera.now.turn - quarter) < SNAP_DEGREES) camera.turnTo(quarter)
    else if (!isThrown || this.#zoomAt) camera.rest()
    else {
      const [way, time] = [minus(last.at, first.at), last.time - first.time]
      camera.slide({ x: way.x / time, y: way.y / time })
    }
  }
}

function far(a: Point, b: Point): number {
  return length(minus(a, b))
}

function length({ x, y }: Point): number {
  return Math.hypot(x, y)
}
