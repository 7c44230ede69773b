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
  let stopGliding = () => {}
  /** An animation continues when React renders. */
  let isGliding = false
  /** Pixels per metre as last painted. */
  let scale = 1
  window.toggleAttribute('data-moves', true)
  paint()

  return {
    view: () => view,
    moved: (right, down) => (isTurned ? moved(view, down, -right) : moved(view, right, down)),
    zoomed: (factor, at) => zoomed(view, factor, inDrawing(at, isTurned)),
    partOf: (a, b) => partOf(view, inDrawing(a, isTurned), inDrawing(b, isTurned)),
    show: withoutTarget(show),
    glideTo: withoutTarget(glideTo),
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
    stop: () => stopGliding(),
  }

  /** For the visitor's own view. */
  function withoutTarget(move: (box: Box) => void) {
    return (box: Box) => {
      target = undefined
      move(box)
    }
  }

  function fitTo(box: Box) {
    target = box
    glideTo(fitted(box, size))
  }

  function refresh() {
    if (isGliding) return paint()
    show(aroundMiddle(view, { width: size.width / scale, height: size.height / scale }))
  }

  function show(box: Box) {
    stopGliding()
    isGliding = false
    turnTo(box)
  }

  function turnTo(box: Box) {
    view = limited(box, boundsOf(), size)
    paint()
  }

  function glideTo(box: Box) {
    stopGliding()
    const from = view
    isGliding = true
    stopGliding = glide((progress) => {
      isGliding = progress < 1
      turnTo(viewBetween(from, box, 1 - (1 - progress) ** 3))
    })
  }

  function paint() {
    scale = size.width / view.width
    paintView(drawingIn(window), view, size)
  }
}

function inDrawing(at: Share, isTurned: boolean): Share {
  return isTurned ? turnedShare(at) : at
}

function aroundMiddle({ x, y, width, height }: Box, size: Pick<Box, 'width' | 'height'>): Box {
  return { x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, ...size }
}

/**
 * Calls `onFrame` in every frame with the progress from 0 to 1, or once with 1 for reduced motion. Returns a function that
 * ends it.
 */
function glide(onFrame: (progress: number) => void): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    onFrame(1)
    return () => {}
  }
  let startedAt: number | undefined
  let frame = requestAnimationFrame(next)
  return () => cancelAnimationFrame(frame)

  function next(now: number) {
    startedAt ??= now
    const progress = Math.min((now - startedAt) / GLIDE_MS, 1)
    onFrame(progress)
    if (progress < 1) frame = requestAnimationFrame(next)
  }
}

function paintView(drawing: SVGSVGElement | null, view: Box, size: WindowSize): void {
  if (drawing === null) return
  write(drawing, 'viewBox', [view.x, view.y, view.width, view.height].map(short).join(' '))
  write(drawing, 'data-tier', String(tierOf(view, size)))
  drawing.style.setProperty('--px', short(view.width / size.width))
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
