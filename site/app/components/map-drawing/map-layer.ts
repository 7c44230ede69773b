import { showReadableLabels } from './readable-labels.ts'
import {
  isOnItsSide,
  layerTransform,
  short,
  tierOf,
  type View,
  viewBoxOf,
  type WindowSize,
} from './map-view.ts'

/** What moves by the wheel rests after this pause. */
const REST_AFTER_MS = 160

/**
 * The painted drawing in its window. While it moves it is one layer that is transformed, at the cost of no style and no
 * layout; at rest it is drawn anew for its scale. Sizes are read before anything is written, and kept, since the layout of a
 * drawing is slow.
 */
export class MapLayer {
  size: WindowSize
  #painted: View | undefined
  #view: View | undefined
  #resting: ReturnType<typeof setTimeout> | undefined

  readonly #window: HTMLElement

  constructor(window: HTMLElement) {
    this.#window = window
    this.size = sizeOf(window)
  }

  get drawing(): SVGSVGElement | null {
    return this.#window.querySelector<SVGSVGElement>(':scope > svg')
  }

  measure() {
    this.size = sizeOf(this.#window)
  }

  move(view: View) {
    this.#view = view
    this.#painted ??= view
    const { drawing } = this
    if (drawing === null) return
    drawing.style.willChange = 'transform'
    drawing.style.transform = layerTransform(this.#painted, view)
    clearTimeout(this.#resting)
    this.#resting = setTimeout(() => this.rest(), REST_AFTER_MS)
  }

  rest(view = this.#view) {
    this.stop()
    this.#view = view
    this.#painted = view
    const { drawing } = this
    if (drawing !== null && view !== undefined) paint(drawing, view, this.size)
  }

  stop() {
    clearTimeout(this.#resting)
  }
}

/** Draws for a view: its part of the drawing, and what keeps its size or stays upright on the screen. */
function paint(drawing: SVGSVGElement, view: View, size: WindowSize): void {
  const { x, y, width, height } = viewBoxOf(view, size)
  write(drawing, 'viewBox', [x, y, width, height].map(short).join(' '))
  write(drawing, 'data-tier', String(tierOf(view.scale)))
  const onItsSide = isOnItsSide(view.turn)
  for (const [name, value] of [
    ['--zoom', short(1 / view.scale)],
    ['--unturn', `${short(-view.turn)}deg`],
    ['--flat', onItsSide ? 'none' : 'inline'],
    ['--upright', onItsSide ? 'inline' : 'none'],
  ] as const)
    if (drawing.style.getPropertyValue(name) !== value) drawing.style.setProperty(name, value)
  drawing.style.transform = view.turn === 0 ? '' : layerTransform(view, view)
  drawing.style.willChange = ''
  showReadableLabels(drawing, view, size)
}

/** Writing even the same value again would make the browser lay out the whole drawing. */
function write(drawing: SVGSVGElement, name: string, value: string): void {
  if (drawing.getAttribute(name) !== value) drawing.setAttribute(name, value)
}

/** At least one pixel, also before layout. */
function sizeOf({ clientWidth, clientHeight }: HTMLElement): WindowSize {
  return { width: Math.max(clientWidth, 1), height: Math.max(clientHeight, 1) }
}
