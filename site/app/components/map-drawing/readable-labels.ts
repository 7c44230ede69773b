import { type Box, doOverlap, isWithin } from '@promenade/domain/map/drawing/box'
import { BESIDE_PX, LEAST_PX, LINE_HEIGHT } from '@promenade/domain/map/drawing/letters'
import { labelBox, type LabelShape } from './label-box.ts'
import styles from './map-drawing.module.css'
import { FOOT } from './map-label.tsx'
import { halfTurns, isOnItsSide, seenBox, type View, type WindowSize } from './map-view.ts'

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
  const readable = near.filter((label) => forced.has(label) || isReadable(label, view.scale))
  const shown = new Set(uncoveredAmong(readable, forced, scene))
  const hidden = new Set(readable.filter((label) => !shown.has(label)))
  for (const label of ofTurn) {
    show(label, isAsServed ? !hidden.has(label) && undefined : shown.has(label))
    label.shown.toggleAttribute('data-forced', forced.has(label))
  }
  for (const { text, turn } of shown) text.style.rotate = isUpsideDown(turn + view.turn) ? '180deg' : ''
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
 * The labels that are not under a button or under the name of a named store, nor cut off by the edge of the window; a store's name
 * stays in its unit.
 */
function uncoveredAmong(
  labels: readonly Label[],
  forced: ReadonlySet<Label>,
  { view, window: { width, height }, covers }: Scene,
): Label[] {
  const window: Box = { x: -width / 2, y: -height / 2, width, height }
  const taken = [...covers]
  const isNamed = ({ link }: Label) => link?.hasAttribute('data-named') === true
  return [...labels.filter(isNamed), ...labels.filter((label) => !isNamed(label))].filter((label) => {
    const box = labelBox(label, view, forced.has(label))
    const isCut = !label.isInUnit && !isWithin(box, window)
    if (isCut || taken.some((cover) => doOverlap(box, cover))) return false
    if (isNamed(label)) taken.push(box)
    return true
  })
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
    lines: linesOf(text),
    isSlanted: text.classList.contains(styles.quiet ?? ''),
    ...(beside && { beside: besideOf(text) }),
    least: beside ? BESIDE_PX : LEAST_PX.letters,
    until: isEarly ? fontSizeOf(sized?.parentElement) : 0,
    isUpright,
    isInUnit: beside === null && link !== null,
  }
  labels.set(text, label)
  return label
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
