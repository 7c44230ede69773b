import { doOverlap } from '@promenade/domain/map/drawing/box'
import { BESIDE_PX, LEAST_PX } from '@promenade/domain/map/drawing/letters'
import type { Point } from '@promenade/domain/map/plane'
import styles from './map-drawing.module.css'
import { halfTurns, isOnItsSide, seenBox, type View, type WindowSize } from './map-view.ts'

/** A text of a drawing as React wrote it. */
interface Label {
  readonly text: SVGTextElement
  /** Of its store. */
  readonly link: Element | null
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
 * Shows the labels that are readable in a view and in its window, none upside down, under a button or cut off; those of named
 * stores always. To the browser the others do not exist: to find fonts for hundreds of hidden texts would take most of the
 * time of a change.
 */
export function showReadableLabels(drawing: SVGSVGElement, view: View, window: WindowSize): void {
  const seen = seenBox(view, window)
  const [across, down] = [seen.width * NEAR, seen.height * NEAR]
  const ofTurn: Label[] = []
  for (const text of drawing.querySelectorAll<SVGTextElement>(`:not(.${styles.pin}) > text`)) {
    const label = labelOf(text)
    if (label.isUpright === isOnItsSide(view.turn)) ofTurn.push(label)
    // The style sheet hides the texts for the other turn.
    else show(label, undefined)
  }
  const near = ofTurn.filter(({ at }) => Math.abs(at.x - view.x) < across && Math.abs(at.y - view.y) < down)
  const forced = new Set(forcedAmong(near, view.scale))
  const shown = new Set(near.filter((label) => forced.has(label) || isReadable(label, view.scale)))
  for (const label of ofTurn) {
    show(label, shown.has(label))
    label.shown.toggleAttribute('data-forced', forced.has(label))
  }
  for (const { text, turn } of shown) text.style.rotate = isUpsideDown(turn + view.turn) ? '180deg' : ''
  for (const label of coveredAmong([...shown], drawing)) show(label, false)
}

function isReadable({ size, until, least }: Label, scale: number): boolean {
  return size * scale >= least && until * scale < LEAST_PX.letters
}

/** Of each named store of which nothing is drawn: the text beside the building, else the one in its unit. */
function forcedAmong(labels: readonly Label[], scale: number): Label[] {
  const ofNamed = Map.groupBy(
    labels.filter(({ link }) => link?.hasAttribute('data-named')),
    ({ link }) => link,
  )
  return [...ofNamed.values()].flatMap(([first, ...others]) => {
    const isDrawn = [first, ...others].some((label) => label && isReadable(label, scale))
    const hasLogo = first !== undefined && first.until * scale >= LEAST_PX.letters
    return first === undefined || isDrawn || hasLogo ? [] : [first]
  })
}

function show({ shown: { style } }: Label, isShown: boolean | undefined) {
  const display = isShown === undefined ? '' : isShown ? 'inline' : 'none'
  if (style.display !== display) style.display = display
}

/**
 * The labels under a button or under the name of a named store, and those that the edge of the window cuts off; a store's name
 * stays in its unit.
 */
function coveredAmong(shown: readonly Label[], drawing: SVGSVGElement): Label[] {
  const window = boxOf(drawing.parentElement ?? drawing)
  const covers = [...document.querySelectorAll('[data-over-map]')].map(boxOf)
  const isNamed = ({ link }: Label) => link?.hasAttribute('data-named') === true
  const inOrder = [...shown.filter(isNamed), ...shown.filter((label) => !isNamed(label))]
  const boxes = inOrder.map((label) => ({ label, box: boxOf(label.text) }))
  return boxes.flatMap(({ label, box }) => {
    const isCut = !label.isInUnit && !isWithin(box, window)
    if (isCut || covers.some((cover) => doOverlap(box, cover))) return [label]
    if (isNamed(label)) covers.push(box)
    return []
  })
}

function boxOf(element: Element): DOMRect {
  return element.getBoundingClientRect()
}

function isWithin(box: DOMRect, { left, right, top, bottom }: DOMRect): boolean {
  return box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom
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
  const link = text.closest('a')
  const label = {
    text,
    link,
    shown,
    at: isUpright ? { x: y, y: -x } : { x, y },
    turn: isUpright ? ownTurn - 90 : ownTurn,
    size: fontSizeOf(sized),
    least: beside ? BESIDE_PX : LEAST_PX.letters,
    until: isEarly ? fontSizeOf(sized?.parentElement) : 0,
    isUpright,
    isInUnit: beside === null && link !== null,
  }
  labels.set(text, label)
  return label
}

/** As the drawing is written; the browser's depends on the scale. */
function fontSizeOf(element: Element | null | undefined): number {
  return Number(element?.getAttribute('font-size'))
}
