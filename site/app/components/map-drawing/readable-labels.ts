import { labelSizes } from '@promenade/domain/map/drawing/level-drawing'
import type { Point } from '@promenade/domain/map/plane'
import { LEAST_LETTERS_PX, sizeClass } from './map-label.tsx'
import { halfTurns, isOnItsSide, seenBox, type View, type WindowSize } from './map-view.ts'

/** A text of a drawing as React wrote it. */
interface Label {
  /** In the drawing. */
  readonly at: Point
  /** In degrees clockwise. */
  readonly turn: number
  /** Of its largest letters, in metres. */
  readonly size: number
  /** One of the texts for a drawing on its side, whose group is turned back by a quarter. */
  readonly isUpright: boolean
  /** The transform before the turn. */
  readonly place: string
  readonly ownTurn: number
}

const labels = new WeakMap<Element, Label>()

/**
 * Shows the labels that are readable in a view and in its window, none upside down. To the browser the others do not exist:
 * to find fonts for hundreds of hidden texts would take most of the time of a change.
 */
export function showReadableLabels(drawing: SVGSVGElement, view: View, window: WindowSize): void {
  const seen = seenBox(view, window)
  const [across, down] = [seen.width * NEAR, seen.height * NEAR]
  for (const element of drawing.querySelectorAll('text')) {
    const label = labelOf(element)
    const isOfThisTurn = label.isUpright === isOnItsSide(view.turn)
    const isReadable =
      label.size * view.scale >= LEAST_LETTERS_PX &&
      Math.abs(label.at.x - view.x) < across &&
      Math.abs(label.at.y - view.y) < down
    // The style sheet hides the texts for the other turn.
    const display = isOfThisTurn ? (isReadable ? 'inline' : 'none') : ''
    if (element.style.display !== display) element.style.display = display
    if (isOfThisTurn && isReadable) turnUpright(element, label, view.turn)
  }
  for (const logo of drawing.querySelectorAll('image')) turnLogo(logo, view.turn)
}

function turnLogo(logo: SVGImageElement, by: number) {
  const turn = logo.closest('[data-upright]') === null ? by : by - 90
  const { x, y, width, height } = logo
  const middle = [x, width, y, height].map(({ baseVal }) => baseVal.value)
  const [left = 0, across = 0, top = 0, down = 0] = middle
  const transform = isUpsideDown(turn) ? `rotate(180 ${left + across / 2} ${top + down / 2})` : undefined
  if (transform !== undefined) logo.setAttribute('transform', transform)
  else if (logo.hasAttribute('transform')) logo.removeAttribute('transform')
}

/** A text that is read from below stands on its side. */
function isUpsideDown(turn: number): boolean {
  return Math.abs(halfTurns(turn)) > 91
}

/** Half of the window on either side, and half as much again: a label is there before it is moved into the window. */
const NEAR = 0.75

function turnUpright(element: Element, { turn, ownTurn, place }: Label, by: number) {
  const degrees = isUpsideDown(turn + by) ? ownTurn + 180 : ownTurn
  const transform = degrees === 0 ? place : `${place}rotate(${degrees})`
  if (element.getAttribute('transform') !== transform) element.setAttribute('transform', transform)
}

function labelOf(element: Element): Label {
  const known = labels.get(element)
  if (known !== undefined) return known
  const transform = element.getAttribute('transform') ?? ''
  const [x = 0, y = 0, ownTurn = 0] = [...transform.matchAll(/-?[\d.]+/g)].map(Number)
  const isUpright = element.closest('[data-upright]') !== null
  const label = {
    at: isUpright ? { x: y, y: -x } : { x, y },
    turn: isUpright ? ownTurn - 90 : ownTurn,
    size: labelSizes.find((size) => element.classList.contains(sizeClass(size) ?? '')) ?? 0,
    isUpright,
    place: `translate(${x} ${y})`,
    ownTurn,
  }
  labels.set(element, label)
  return label
}
