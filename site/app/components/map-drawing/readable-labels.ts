import { type Box, doOverlap, isWithin, squareAt } from '@promenade/domain/map/drawing/box'
import { BESIDE_PX, halfWidthOfPin, LEAST_PX, LINE_HEIGHT } from '@promenade/domain/map/drawing/letters'
import type { Point } from '@promenade/domain/map/plane'
import { labelBox, type LabelShape } from './label-box.ts'
import styles from './map-drawing.module.css'
import { FOOT } from './map-label.tsx'
import { halfTurns, isOnItsSide, pixelsOf, rotated, type View, type WindowSize } from './map-view.ts'

/** A text of a drawing as React wrote it. */
interface Label extends LabelShape {
  readonly text: SVGTextElement
  /** Of its store. */
  readonly link: Element | null
  /** The text; beside the building, its group with the line to it. */
  readonly shown: SVGElement
  /** The pixels from which on its letters are drawn. */
  readonly least: number
  /** The letters from which on a store's name or logo is drawn in its unit, instead of this text; in metres. */
  readonly until: number
  /** One of the texts for a drawing on its side, whose group is turned back by a quarter. */
  readonly isUpright: boolean
  /** The name of a store, in its unit. */
  readonly isInUnit: boolean
  /** Beside a pin: upright however the drawing is turned, and drawn up to its size in metres per pixel. */
  readonly isAtPin: boolean
}

const labels = new WeakMap<Element, Label>()

/** What is in the window, and over it. */
interface Scene {
  readonly view: View
  readonly window: WindowSize
  /** In pixels from the middle of the window. */
  readonly covers: readonly Box[]
  /** True if the style sheet shows this view, and hides what is not readable. */
  readonly isAsServed: boolean
}

/**
 * Shows the labels that are readable in a view and in its window, none upside down, under a button or cut off; those of named
 * stores always. To the browser the others do not exist: to find fonts for hundreds of hidden texts would take most of the
 * time of a change.
 */
export function showReadableLabels(drawing: SVGSVGElement, scene: Scene): void {
  const { view, window, isAsServed } = scene
  const ofTurn: Label[] = []
  for (const text of drawing.querySelectorAll<SVGTextElement>(`:not(.${styles.pin}) > text`)) {
    const label = labelOf(text, view)
    if (label.isUpright === isOnItsSide(view.turn)) ofTurn.push(label)
    // The style sheet hides the texts for the other turn.
    else show(label, undefined)
  }
  const near = ofTurn.filter(({ at }) => {
    const { x, y } = pixelsOf(view, at)
    return Math.abs(x) < window.width * NEAR && Math.abs(y) < window.height * NEAR
  })
  const shown = shownAmong(near, scene, marksOver(drawing, view))
  for (const label of ofTurn) {
    const isHidden = isReadable(label, view.scale) && !shown.has(label)
    show(label, isAsServed ? !isHidden && undefined : shown.has(label))
    label.shown.toggleAttribute('data-forced', shown.get(label) === true)
  }
  for (const { text, turn } of shown.keys())
    text.style.rotate = isUpsideDown(turn + view.turn) ? '180deg' : ''
}

function isReadable({ size, until, least }: Label, scale: number): boolean {
  return size * scale >= least && until * scale < LEAST_PX.letters
}

function show({ shown: { style } }: Label, isShown: boolean | undefined) {
  const display = isShown === undefined ? '' : isShown ? 'inline' : 'none'
  if (style.display !== display) style.display = display
}

/**
 * The labels that are readable, and not under a button, a mark or the name of a named store, nor cut off by the edge of the window; a
 * store's name stays in its unit. Of each named store one, in larger letters if need be: then it is true.
 */
function shownAmong(
  labels: readonly Label[],
  { view, window: { width, height }, covers }: Scene,
  { pins, routes }: ReturnType<typeof marksOver>,
): Map<Label, boolean> {
  const window: Box = { x: -width / 2, y: -height / 2, width, height }
  const taken = [...covers]
  const shown = new Map<Label, boolean>()
  const done = new Set<unknown>()
  const place = (label: Label, over: readonly Box[]) => {
    const isForced = !isReadable(label, view.scale)
    const box = labelBox(label, view, isForced)
    const isCut = !label.isInUnit && !isWithin(box, window)
    if (
      isCut ||
      done.has(label.link ?? label.text) ||
      [...taken, ...over].some((other) => doOverlap(box, other))
    )
      return
    shown.set(label, isForced)
    if (!isNamed(label)) return
    taken.push(box)
    done.add(label.link ?? label.text)
  }
  const named = labels.filter((label) => isNamed(label) && label.until * view.scale < LEAST_PX.letters)
  const readable = labels.filter((label) => isReadable(label, view.scale))
  const marks = [...pins, ...routes]
  // Rather across a route than not at all.
  for (const over of [marks, pins])
    for (const label of [...readable.filter(isNamed), ...named]) place(label, over)
  for (const label of readable) if (!isNamed(label)) place(label, marks)
  return shown
}

function isNamed({ link, isAtPin }: Label): boolean {
  return isAtPin || link?.hasAttribute('data-named') === true
}

/** Pixels: the width of a route. */
const LINE_PX = 9

/** Pins, and squares along the routes. */
function marksOver(drawing: SVGSVGElement, view: View) {
  const routes: Box[] = []
  for (const line of drawing.querySelectorAll<SVGPathElement>(`.${styles.route},.${styles.routeRest}`)) {
    for (let at = line.getTotalLength(); at > 0; at -= LINE_PX / view.scale)
      routes.push(squareAt(pixelsOf(view, line.getPointAtLength(at)), LINE_PX))
  }
  const pins = Array.from(drawing.querySelectorAll(`.${styles.pin}`), (pin): Box => {
    const { x, y } = pixelsOf(view, standOf(pin, view))
    const half = halfWidthOfPin(pin.querySelector('text')?.textContent)
    return { x: x - half, y: y - 31, width: 2 * half, height: 31 }
  })
  return { pins, routes }
}

/** Where a pin stands: away from its point, while another one is too near. */
function standOf(head: Element, { scale }: View): Point {
  const line = head.closest(`.${styles.away}`)?.parentElement
  const { x, y, turn } = placeOf(line)
  const length = fontSizeOf(line) * Math.max(0, 1 / scale - fontSizeOf(line?.parentElement))
  const way = rotated({ x: length, y: 0 }, turn)
  return { x: x + way.x, y: y + way.y }
}

/** A text that is read from below stands on its side. */
function isUpsideDown(turn: number): boolean {
  return Math.abs(halfTurns(turn)) > 91
}

/** Half of the window on either side, and half as much again: a label is there before it is moved into the window. */
const NEAR = 0.75

function labelOf(text: SVGTextElement, view: View): Label {
  const known = labels.get(text)
  if (known !== undefined) return known
  const atPin = text.closest(`.${styles.atPin}`)
  const beside = text.closest<SVGElement>(`.${styles.beside}`)
  const shown = beside ?? text
  const { x, y, turn } = placeOf(shown)
  const isUpright = text.closest(`.${styles.upright}`) !== null
  const sized = text.closest('[font-size]')
  const isEarly = sized?.classList.contains(styles.early ?? '')
  const link = text.closest('a')
  const label = {
    text,
    link,
    shown,
    at: atPin ? standOf(atPin, view) : isUpright ? { x: y, y: -x } : { x, y },
    turn: atPin ? -view.turn : isUpright ? turn - 90 : turn,
    size: fontSizeOf(sized),
    lines: linesOf(text),
    isSlanted: text.classList.contains(styles.quiet ?? ''),
    ...((beside ?? atPin) && { beside: besideOf(text) }),
    least: atPin ? 1 : beside ? BESIDE_PX : LEAST_PX.letters,
    until: isEarly ? fontSizeOf(sized?.parentElement) : 0,
    isUpright,
    isInUnit: beside === null && link !== null,
    isAtPin: atPin !== null,
  }
  // At a pin it is elsewhere in another view.
  if (atPin === null) labels.set(text, label)
  return label
}

/** As the drawing is written. */
function placeOf(placed: Element | null | undefined): Point & { readonly turn: number } {
  const [x = 0, y = 0, turn = 0] = (placed?.getAttribute('transform')?.match(/-?[\d.]+/g) ?? []).map(Number)
  return { x, y, turn }
}

function linesOf({ childNodes }: SVGTextElement): string[] {
  return [...childNodes].map(({ textContent }) => textContent?.trim() ?? '')
}

/** In ems, as the text is written. */
function besideOf(text: SVGTextElement): NonNullable<LabelShape['beside']> {
  const ems = (name: string) => Number.parseFloat(text.getAttribute(name) ?? '0')
  const middle = FOOT - (text.childElementCount / 2) * LINE_HEIGHT
  const anchor = text.getAttribute('text-anchor')
  return {
    x: ems('x'),
    y: ems('dy') - middle,
    anchor: anchor === 'start' || anchor === 'end' ? anchor : 'middle',
  }
}

/** As the drawing is written; the browser's depends on the scale. */
function fontSizeOf(element: Element | null | undefined): number {
  return Number(element?.getAttribute('font-size'))
}
