import type { Box } from '@promenade/domain/map/drawing/box'
import type { Point } from '@promenade/domain/map/plane'
import { insetsIn, insetsWithoutMarks } from './map-insets.ts'
import { MapLayer } from './map-layer.ts'
import { fitted, type Insets, limited, moved, type View, viewBetween, type WindowSize } from './map-view.ts'

/** Of a press on a button or a key. */
export const ZOOM_STEP = 1.6

const MIDDLE: Point = { x: 0, y: 0 }
const GLIDE_MS = 220
/** A slide loses this share of its speed per millisecond. */
const FRICTION = 0.004
/** Pixels per millisecond at which a slide ends. */
const SLOWEST = 0.03

/** What a view was fitted to. */
interface Target {
  readonly box: Box
  /** Undefined where the shape of the window decides. */
  readonly turn?: number | undefined
  readonly insets: Insets
}

/** Moves the drawing in its window; it begins with the view in which the server sent it. */
export class MapCamera {
  readonly #layer: MapLayer
  #target: Target | undefined
  #view: View
  #stopMoving = () => {}

  readonly #window: HTMLElement
  readonly #boundsOf: () => Box

  /** `onRest` is told each view at which the drawing is drawn anew. */
  constructor(window: HTMLElement, boundsOf: () => Box, onRest: (view: View) => void) {
    this.#window = window
    this.#boundsOf = boundsOf
    this.#layer = new MapLayer(window, onRest)
    const box = this.#layer.drawing?.viewBox.baseVal
    this.#target = {
      box: box ? { x: box.x, y: box.y, width: box.width, height: box.height } : boundsOf(),
      insets: insetsWithoutMarks(window),
    }
    this.#view = this.#fittedTo(this.#target)
    this.#layer.rest(this.#view)
  }

  get now(): View {
    return this.#view
  }

  get size(): WindowSize {
    return this.#layer.size
  }

  /** In pixels from the middle of the window, from a position in pixels on the screen. */
  fromMiddle({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
    const { x, y } = this.#window.getBoundingClientRect()
    return { x: clientX - x - this.size.width / 2, y: clientY - y - this.size.height / 2 }
  }

  /** Without animation, as under a finger, until `rest`: a drawing that is made anew under a finger holds it up. */
  show(view: View) {
    this.#target = undefined
    this.#stopMoving()
    this.#move(this.#within(view))
  }

  /** Draws anew for the view shown: the fingers have left the screen, or React rendered, perhaps another level. */
  rest() {
    this.#layer.rest(this.#view)
  }

  /** With a short animation, unless the visitor prefers reduced motion. */
  glideTo(view: View) {
    this.#target = undefined
    this.#glide(this.#within(view))
  }

  /** The same around a point of the window, in pixels from its middle. */
  zoomBy(factor: number, at = MIDDLE) {
    this.glideTo(moved(this.#view, at, at, factor))
  }

  /** Slows down from a speed in pixels per millisecond, unless the visitor prefers reduced motion. */
  slide(speed: Point) {
    this.#stopMoving()
    const fastest = Math.hypot(speed.x, speed.y)
    if (fastest < SLOWEST) return this.rest()
    const start = this.#view
    const duration = Math.log(fastest / SLOWEST) / FRICTION
    this.#stopMoving = animate(duration, (progress) => {
      if (progress === 1) return this.rest()
      const way = (1 - Math.exp(-FRICTION * duration * progress)) / FRICTION
      this.#move(this.#within(moved(start, MIDDLE, { x: speed.x * way, y: speed.y * way })))
    })
  }

  glideToAll() {
    this.#aimAt({ box: this.#boundsOf(), insets: insetsWithoutMarks(this.#window) })
  }

  fitTo(box: Box, turn?: number) {
    this.#aimAt({ box, turn, insets: insetsIn(this.#window) })
  }

  /** Turned to an angle around the middle of the window; what was fitted is fitted again. */
  turnTo(turn: number) {
    if (this.#target) this.#aimAt({ ...this.#target, turn })
    else this.#glide({ ...this.#view, turn })
  }

  /** After a change of the window's size: fits the last box again, unless the visitor has moved the view since. */
  resize() {
    // Printing resizes the window; the last view is printed.
    if (matchMedia('print').matches) return
    if (!this.#layer.measure()) return
    this.#stopMoving()
    this.#view = this.#target ? this.#fittedTo(this.#target) : this.#within(this.#view)
    this.rest()
  }

  stop() {
    this.#stopMoving()
  }

  #aimAt(target: Target) {
    this.#target = target
    this.#glide(this.#fittedTo(target))
  }

  #fittedTo({ box, turn = this.#bestTurn(), insets }: Target): View {
    return fitted(box, this.size, turn, insets)
  }

  /** A building fills a portrait window better on its side. The style sheet has the same rule. */
  #bestTurn(): number {
    const { width, height } = this.size
    return height > width && this.#layer.drawing?.hasAttribute('data-turns') ? 90 : 0
  }

  #within(view: View): View {
    return limited(view, this.#boundsOf(), this.size)
  }

  #move(view: View) {
    this.#view = view
    this.#layer.move(view)
  }

  #glide(to: View) {
    this.#stopMoving()
    const from = this.#view
    this.#stopMoving = animate(GLIDE_MS, (progress) => {
      this.#move(viewBetween(from, to, 1 - (1 - progress) ** 3))
      if (progress === 1) this.rest()
    })
  }
}

/**
 * Calls `onFrame` in every frame with the progress from 0 to 1, or once with 1 for reduced motion. Returns a function that
 * ends it.
 */
function animate(duration: number, onFrame: (progress: number) => void): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    onFrame(1)
    return () => {}
  }
  let startedAt: number | undefined
  let frame = requestAnimationFrame(next)
  return () => cancelAnimationFrame(frame)

  function next(now: number) {
    startedAt ??= now
    const progress = Math.min((now - startedAt) / duration, 1)
    onFrame(progress)
    if (progress < 1) frame = requestAnimationFrame(next)
  }
}
