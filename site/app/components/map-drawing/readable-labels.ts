import { BESIDE_PX, LEAST_PX } from '@promenade/domain/map/drawing/letters'
import type { Point } from '@promenade/domain/map/plane'
import styles from './map-drawing.module.css'
import { halfTurns, isOnItsSide, seenBox, type View, type WindowSize } from './map-view.ts'

/** A text of a drawing as React wrote it. */
interface Label {
  readonly text: SVGTextElement
  /** The text; beside the building, its group with the line to it. */
  readonly shown: SVGElement
  /** In the drawing. */
  readonly at: Point
  /** In degrees clockwise. */
  readonly turn: number
  /** Of its largest letters, in metres, and the pixels from which on they are drawn. */
  readonly size: number
  readonly least: number
  /** The letters from which on a store's name or logo is drawn in its unit, instead of this text; in metres. */
  readonly until: number
  /** One of the texts for a drawing on its side, whose group is turned back by a quarter. */
  readonly isUpright: boolean
  /** The name of a store, in its unit. */
  readonly isInUnit: boolean
}

const labels = new WeakMap<Element, Label>()

/**
 * Shows the labels that are readable in a view and in its window, none upside down, under a button or cut off. To the browser
 * the others do not exist: to find fonts for hundreds of hidden texts would take most of the time of a change.
 */
export function showReadableLabels(drawing: SVGSVGElement, view: View, window: WindowSize): void {
  const seen = seenBox(view, window)
  const [across, down] = [seen.width * NEAR, seen.height * NEAR]
  const readable = [...drawing.querySelectorAll('text')].map(labelOf).filter((label) => {
    const isOfThisTurn = label.isUpright === isOnItsSide(view.turn)
    const isReadable =
      label.size * view.scale >= label.least &&
      label.until * view.scale < LEAST_PX.letters &&
      Math.abs(label.at.x - view.x) < across &&
      Math.abs(label.at.y - view.y) < down
    // The style sheet hides the texts for the other turn.
    show(label, isOfThisTurn ? isReadable : undefined)
    return isOfThisTurn && isReadable
  })
  for (const { text, turn } of readable) text.style.rotate = isUpsideDown(turn + view.turn) ? '180deg' : ''
  for (const label of coveredAmong(readable, drawing)) show(label, false)
}

function show({ shown: { style } }: Label, isShown: boolean | undefined) {
  const display = isShown === undefined ? '' : isShown ? 'inline' : 'none'
  if (style.display !== display) style.display = display
}

/** The labels under a button, and those that the edge of the window cuts off; a store's name stays in its unit. */
function coveredAmong(readable: readonly Label[], drawing: SVGSVGElement): Label[] {
  const window = boxOf(drawing.parentElement ?? drawing)
  const covers = [...document.querySelectorAll('[data-over-map]')].map(boxOf)
  return readable.filter(({ text, isInUnit }) => {
    const { left, right, top, bottom } = boxOf(text)
    const isCut = left < window.left || right > window.right || top < window.top || bottom > window.bottom
    return (
      (isCut && !isInUnit) ||
      covers.some(
        (cover) => left < cover.right && cover.left < right && top < cover.bottom && cover.top < bottom,
      )
    )
  })
}

function boxOf(element: Element): DOMRect {
  return element.getBoundingClientRect()
}

/** A text that is read from below stands on its side. */
function isUpsideDown(turn: number): boolean {
  return Math.abs(halfTurns(turn)) > 91
}

/** Half of the window on either side, and half as much again: a label is there before it is moved into the window. */
const NEAR = 0.75

function labelOf(text: SVGTextElement): Label {
  const known = labels.get(text)
  if (known !== undefined) return known
  const beside = text.closest<SVGElement>(`.${styles.beside}`)
  const shown = beside ?? text
  const transform = shown.getAttribute('transform') ?? ''
  const [x = 0, y = 0, ownTurn = 0] = [...transform.matchAll(/-?[\d.]+/g)].map(Number)
  const isUpright = text.closest(`.${styles.upright}`) !== null
  const sized = text.closest('[font-size]')
  const isEarly = sized?.classList.contains(styles.early ?? '')
  const label = {
    text,
    shown,
    at: isUpright ? { x: y, y: -x } : { x, y },
    turn: isUpright ? ownTurn - 90 : ownTurn,
    size: fontSizeOf(sized),
    least: beside ? BESIDE_PX : LEAST_PX.letters,
    until: isEarly ? fontSizeOf(sized?.parentElement) : 0,
    isUpright,
    isInUnit: beside === null && text.closest('a') !== null,
  }
  labels.set(text, label)
  return label
}

/** As the drawing is written; the browser's depends on the scale. */
function fontSizeOf(element: Element | null | undefined): number {
  return Number(element?.getAttribute('font-size'))
}
