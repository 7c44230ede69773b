import type { Box } from '@promenade/domain/map/drawing/box'
import {
  fitted,
  limited,
  moved,
  partOf,
  type Share,
  tierOf,
  turnedShare,
  viewBetween,
  type WindowSize,
  zoomed,
} from './map-view.ts'

/** Moves the drawing in its window: sets the `viewBox` of the `<svg>` and the styles that depend on the scale. */
export interface MapCamera {
  readonly view: () => Box
  /** The view moved right and down on the screen, in shares of the window. */
  readonly moved: (right: number, down: number) => Box
  /** The view zoomed by a factor around a position in the window. */
  readonly zoomed: (factor: number, at: Share) => Box
  /** The part of the view between two opposite corners in the window. */
  readonly partOf: (a: Share, b: Share) => Box
  /** Without animation, as under a finger or a pointer. */
  readonly show: (view: Box) => void
  /** With a short animation, unless the visitor prefers reduced motion. */
  readonly glideTo: (view: Box) => void
  readonly glideToAll: () => void
  readonly fitTo: (box: Box) => void
  /** After React rendered, perhaps another level: keeps the same part of the building in the middle. */
  readonly refresh: () => void
  /** After a change of the window's size or of the turn: fits the last box again, unless the visitor has moved the view since. */
  readonly resize: () => void
  /** True while the drawing is turned by a quarter clockwise. */
  readonly isTurned: () => boolean
  readonly stop: () => void
}

const GLIDE_MS = 220

/**
 * From now on the drawing moves in its window; it begins with the view in which the server sent it. Reads sizes from the page
 * before it writes any, and caches them, since the layout of a drawing is slow.
 */
export function createMapCamera(window: HTMLElement, boundsOf: () => Box): MapCamera {
  let isTurned = isTurnedIn(window)
  let size = sizeOf(window, isTurned)
  let view = limited(fitted(viewBoxIn(window) ?? boundsOf(), size), boundsOf(), size)
  /** What the view was fitted to. */
  let target: Box | undefined = viewBoxIn(window) ?? boundsOf()
  let frame = 0
  /** An animation continues when React renders. */
  let isGliding = false
  /** Pixels per metre as last painted. */
  let scale = 1
  window.toggleAttribute('data-moves', true)
  paint()

  return {
    view: () => view,
    moved: (right, down) => (isTurned ? moved(view, down, -right) : moved(view, right, down)),
    zoomed: (factor, at) => zoomed(view, factor, inDrawing(at)),
    partOf: (a, b) => partOf(view, inDrawing(a), inDrawing(b)),
    show: (wanted) => {
      target = undefined
      show(wanted)
    },
    glideTo: (wanted) => {
      target = undefined
      glideTo(wanted)
    },
    glideToAll: () => fitTo(boundsOf()),
    fitTo,
    refresh,
    resize: () => {
      // Printing resizes the window; the last view is printed.
      if (matchMedia('print').matches) return
      isTurned = isTurnedIn(window)
      size = sizeOf(window, isTurned)
      if (target === undefined) refresh()
      else show(fitted(target, size))
    },
    isTurned: () => isTurned,
    stop: () => cancelAnimationFrame(frame),
  }

  function inDrawing(at: Share): Share {
    return isTurned ? turnedShare(at) : at
  }

  function fitTo(box: Box) {
    target = box
    glideTo(fitted(box, size))
  }

  function refresh() {
    if (isGliding) return paint()
    const middle = { x: view.x + view.width / 2, y: view.y + view.height / 2 }
    const across = { width: size.width / scale, height: size.height / scale }
    show({ x: middle.x - across.width / 2, y: middle.y - across.height / 2, ...across })
  }

  function show(box: Box) {
    cancelAnimationFrame(frame)
    isGliding = false
    turnTo(box)
  }

  function turnTo(box: Box) {
    view = limited(box, boundsOf(), size)
    paint()
  }

  function glideTo(box: Box) {
    cancelAnimationFrame(frame)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      turnTo(box)
      return
    }
    const from = view
    isGliding = true
    let startedAt: number | undefined
    frame = requestAnimationFrame(glide)

    function glide(now: number) {
      startedAt ??= now
      const progress = Math.min((now - startedAt) / GLIDE_MS, 1)
      isGliding = progress < 1
      turnTo(viewBetween(from, box, 1 - (1 - progress) ** 3))
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

/** Writing even the same value again would make the browser lay out the whole drawing. */
function write(drawing: SVGSVGElement, name: string, value: string): void {
  if (drawing.getAttribute(name) !== value) drawing.setAttribute(name, value)
}

function viewBoxIn(window: HTMLElement): Box | undefined {
  const box = drawingIn(window)?.viewBox.baseVal
  return box && { x: box.x, y: box.y, width: box.width, height: box.height }
}

function drawingIn(window: HTMLElement): SVGSVGElement | null {
  return window.querySelector<SVGSVGElement>(':scope > svg')
}

/** The styles of the frame decide whether the drawing is turned by a quarter clockwise. */
function isTurnedIn(window: HTMLElement): boolean {
  const drawing = drawingIn(window)
  return drawing !== null && getComputedStyle(drawing).getPropertyValue('--upright') === 'inline'
}

/** As seen by the drawing; at least one pixel, also before layout. */
function sizeOf({ clientWidth, clientHeight }: HTMLElement, isTurned: boolean): WindowSize {
  const [across, down] = [Math.max(clientWidth, 1), Math.max(clientHeight, 1)]
  return isTurned ? { width: down, height: across } : { width: across, height: down }
}

function short(value: number): string {
  return String(Number(value.toFixed(3)))
}
