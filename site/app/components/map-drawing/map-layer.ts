import { coversOf } from './map-insets.ts'
import { showReadableLabels } from './readable-labels.ts'
import { isOnItsSide, layerTransform, tierOf, type View, viewBoxOf, type WindowSize } from './map-view.ts'
import { short } from './short-number.ts'

/**
 * The painted drawing in its window. While it moves it is one layer that is transformed, at the cost of no style and no
 * layout; at rest it is drawn anew for its scale. Sizes are read before anything is written, and kept, since the layout of a
 * drawing is slow; so it also stays as the server sent it until it is moved.
 */
export class MapLayer {
  size: WindowSize
  /** What is painted, and by how much it is turned in the layer. */
  #painted: { readonly view: View; readonly turn: number } | undefined
  /** The `viewBox` of the server, until the drawing is moved. */
  #servedBox: string | undefined

  readonly #window: HTMLElement
  readonly #onRest: (view: View) => void

  constructor(window: HTMLElement, onRest: (view: View) => void) {
    this.#window = window
    this.#onRest = onRest
    this.size = sizeOf(window)
    this.#servedBox = this.drawing?.getAttribute('viewBox') ?? undefined
  }

  get drawing(): SVGSVGElement | null {
    return this.#window.querySelector('svg')
  }

  /** True if the size of the window has changed. */
  measure(): boolean {
    const { width, height } = this.size
    this.size = sizeOf(this.#window)
    return this.size.width !== width || this.size.height !== height
  }

  move(view: View) {
    this.#servedBox = undefined
    this.#painted ??= { view, turn: 0 }
    const { drawing } = this
    if (drawing === null) return
    const { style } = layerOf(drawing)
    style.willChange = 'transform'
    style.transform = layerTransform(this.#painted.view, view, this.#painted.turn)
  }

  /** Draws for a view. Until the first move that is the one in which the style sheet shows what the server sent. */
  rest(view: View) {
    const { drawing, size } = this
    if (drawing === null) return
    const covers = coversOf(this.#window)
    // React may have rendered another level.
    const isAsServed = drawing.getAttribute('viewBox') === this.#servedBox
    this.#painted = { view, turn: isAsServed ? view.turn : 0 }
    if (!isAsServed) {
      this.#servedBox = undefined
      this.#window.toggleAttribute('data-painted', true)
      paint(drawing, view, size)
    }
    showReadableLabels(drawing, { view, window: size, covers, isAsServed })
    this.#onRest(view)
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
  const { style } = layerOf(drawing)
  style.transform = view.turn === 0 ? '' : layerTransform(view, view)
  style.willChange = ''
}

/** The element around the drawing that is transformed. */
function layerOf(drawing: SVGSVGElement): HTMLElement {
  const layer = drawing.parentElement
  if (layer === null) throw new Error('The drawing is in no layer.')
  return layer
}

/** Writing even the same value again would make the browser lay out the whole drawing. */
function write(drawing: SVGSVGElement, name: string, value: string): void {
  if (drawing.getAttribute(name) !== value) drawing.setAttribute(name, value)
}

/** At least one pixel, also before layout. */
function sizeOf({ clientWidth, clientHeight }: HTMLElement): WindowSize {
  return { width: Math.max(clientWidth, 1), height: Math.max(clientHeight, 1) }
}
