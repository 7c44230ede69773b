import type { Box } from '@promenade/domain/map/drawing/box'
import type { Point } from '@promenade/domain/map/plane'
import { fitted, held, tierOf, viewBetween, whole, type WindowSize } from './map-view.ts'

/** Moves the drawing in its window: the view box of the `<svg>` and what depends on how near one looks. */
export interface MapCamera {
  readonly view: () => Box
  /** At once: under a finger or a pointer. */
  readonly show: (view: Box) => void
  /** In a short movement, or at once for those who ask for less motion. */
  readonly glideTo: (view: Box) => void
  readonly glideToAll: () => void
  readonly fitTo: (box: Box) => void
  /** The window has another size, or another level is shown: the same part of the building stays in its middle. */
  readonly refresh: () => void
  readonly stop: () => void
}

const GLIDE_MS = 220
/** The rest is the ground around the building. */
const BUILDING_SHARE = 0.7
/** A drawing that is only a little wider than its window can be read when all of it is shown. */
const CUT_FROM = 1.2

/** From here on the drawing fills its window and is moved in it, where it was scrolled before. */
export function createMapCamera(window: HTMLElement, boundsOf: () => Box, middle: Point): MapCamera {
  let view = held(firstView(window, boundsOf(), middle), boundsOf(), sizeOf(window))
  let frame = 0
  /** On the way to a view: what React draws meanwhile does not stop it. */
  let isGliding = false
  /** Pixels to the metre as last painted. */
  let scale = 1
  window.toggleAttribute('data-moves', true)
  window.scrollTo(0, 0)
  paint()

  return {
    view: () => view,
    show,
    glideTo,
    glideToAll: () => glideTo(whole(boundsOf(), sizeOf(window))),
    fitTo: (box) => glideTo(fitted(box, sizeOf(window))),
    refresh: () => {
      // Paper is no window: what was seen last is printed, as high as that is.
      if (matchMedia('print').matches) return
      if (isGliding) return paint()
      const { width, height } = sizeOf(window)
      const middle = { x: view.x + view.width / 2, y: view.y + view.height / 2 }
      const across = { width: width / scale, height: height / scale }
      show({ x: middle.x - across.width / 2, y: middle.y - across.height / 2, ...across })
    },
    stop: () => cancelAnimationFrame(frame),
  }

  function show(wanted: Box) {
    cancelAnimationFrame(frame)
    isGliding = false
    turnTo(wanted)
  }

  function turnTo(wanted: Box) {
    view = held(wanted, boundsOf(), sizeOf(window))
    paint()
  }

  function glideTo(wanted: Box) {
    cancelAnimationFrame(frame)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      turnTo(wanted)
      return
    }
    const from = view
    isGliding = true
    let begun: number | undefined
    frame = requestAnimationFrame(glide)

    function glide(now: number) {
      begun ??= now
      const done = Math.min((now - begun) / GLIDE_MS, 1)
      isGliding = done < 1
      turnTo(viewBetween(from, wanted, 1 - (1 - done) ** 3))
      if (isGliding) frame = requestAnimationFrame(glide)
    }
  }

  function paint() {
    const size = sizeOf(window)
    const drawing = drawingIn(window)
    scale = size.width / view.width
    drawing?.setAttribute('viewBox', [view.x, view.y, view.width, view.height].map(short).join(' '))
    drawing?.setAttribute('data-tier', String(tierOf(view, size)))
    drawing?.style.setProperty('--px', short(1 / scale))
  }
}

/** All of it; but where a drawing is much wider than the window its middle, as high as the window. */
function firstView(window: HTMLElement, bounds: Box, middle: Point): Box {
  const size = sizeOf(window)
  const drawn = drawingIn(window)?.getBoundingClientRect()
  if (drawn === undefined || drawn.width <= size.width * CUT_FROM) return whole(bounds, size)
  const height = bounds.height * BUILDING_SHARE
  const width = (height * size.width) / size.height
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height }
}

function drawingIn(window: HTMLElement): SVGSVGElement | null {
  return window.querySelector<SVGSVGElement>(':scope > svg')
}

/** A window that is not laid out has no size, and a view needs one. */
function sizeOf(window: HTMLElement): WindowSize {
  return { width: Math.max(window.clientWidth, 1), height: Math.max(window.clientHeight, 1) }
}

function short(value: number): string {
  return String(Number(value.toFixed(3)))
}
