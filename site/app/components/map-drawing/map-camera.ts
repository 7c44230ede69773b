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
  /** React has drawn anew, another level maybe: the same part of the building stays in the middle. */
  readonly refresh: () => void
  /** The same, for a window that may have another size. */
  readonly resize: () => void
  readonly stop: () => void
}

const GLIDE_MS = 220
/** The rest is the ground around the building. */
const BUILDING_SHARE = 0.7
/** A drawing that is only a little wider than its window can be read when all of it is shown. */
const CUT_FROM = 1.2

/**
 * From here on the drawing fills its window and is moved in it, where it was scrolled before. What is read of the page is read
 * before anything is written, and kept: a drawing takes long to be laid out.
 */
export function createMapCamera(window: HTMLElement, boundsOf: () => Box, middle: Point): MapCamera {
  window.scrollTo(0, 0)
  let size = sizeOf(window)
  let view = held(
    firstView({ size, drawing: drawingIn(window), bounds: boundsOf(), middle }),
    boundsOf(),
    size,
  )
  let frame = 0
  /** On the way to a view: what React draws meanwhile does not stop it. */
  let isGliding = false
  /** Pixels to the metre as last painted. */
  let scale = 1
  window.toggleAttribute('data-moves', true)
  paint()

  return {
    view: () => view,
    show,
    glideTo,
    glideToAll: () => glideTo(whole(boundsOf(), size)),
    fitTo: (box) => glideTo(fitted(box, size)),
    refresh,
    resize: () => {
      // Paper is no window: what was seen last is printed, as high as that is.
      if (matchMedia('print').matches) return
      size = sizeOf(window)
      refresh()
    },
    stop: () => cancelAnimationFrame(frame),
  }

  function refresh() {
    if (isGliding) return paint()
    const middle = { x: view.x + view.width / 2, y: view.y + view.height / 2 }
    const across = { width: size.width / scale, height: size.height / scale }
    show({ x: middle.x - across.width / 2, y: middle.y - across.height / 2, ...across })
  }

  function show(wanted: Box) {
    cancelAnimationFrame(frame)
    isGliding = false
    turnTo(wanted)
  }

  function turnTo(wanted: Box) {
    view = held(wanted, boundsOf(), size)
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
    const drawing = drawingIn(window)
    scale = size.width / view.width
    if (drawing === null) return
    write(drawing, 'viewBox', [view.x, view.y, view.width, view.height].map(short).join(' '))
    write(drawing, 'data-tier', String(tierOf(view, size)))
    drawing.style.setProperty('--px', short(1 / scale))
  }
}

/** Written again, even the same value makes the browser lay out the whole drawing. */
function write(drawing: SVGSVGElement, name: string, value: string): void {
  if (drawing.getAttribute(name) !== value) drawing.setAttribute(name, value)
}

interface FirstLook {
  readonly size: WindowSize
  readonly drawing: SVGSVGElement | null
  readonly bounds: Box
  readonly middle: Point
}

/** All of it; but where a drawing is much wider than the window its middle, as high as the window. */
function firstView({ size, drawing, bounds, middle }: FirstLook): Box {
  const drawn = drawing?.getBoundingClientRect()
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
