import type { Point } from '../plane.ts'
import { boxInEms } from './box-in-ems.ts'
import { type Box, doOverlap, rounded, widened } from './box.ts'
import { lineBreaks } from './fit-label.ts'
import { type Beside, type DrawnLabel, labelSizes, type LabelSize } from './level-drawing.ts'
import { BESIDE_PX, LEAST_PX, LINE_HEIGHT } from './letters.ts'
import { boxOfLines } from './text-width.ts'
import type { WayOut } from './ways-out.ts'

/** A text that may stand beside the building. */
export interface TextBeside {
  readonly text: string
  /** Where its line may begin, the best first. */
  readonly ways: readonly WayOut[]
  /** It is drawn until letters of this size are readable, in metres: then there is room in the unit. */
  readonly until: number
  /** Other letters in the unit, which are as good from this size on. */
  readonly orElse?: number
}

/** What keeps its size on the screen: its box in ems around a point. */
export interface Mark {
  readonly at: Point
  readonly box: Box
}

/** What stands beside the building, at each letter size. */
export interface Surroundings {
  /** The labels in the order of the texts; undefined where there is no room. */
  readonly labels: readonly (DrawnLabel | undefined)[]
  /** True if the box, in metres, is free where the letters beside the building have this size. */
  readonly isFree: (box: Box, size: LabelSize) => boolean
}

/** Empty space around a text, in ems. */
const PADDING = 0.15
/** A text that is drawn for a smaller step of zoom than this is not worth it. */
const LEAST_GAIN = 2
const READABLE_SHARE = BESIDE_PX / LEAST_PX.letters

/**
 * Places texts beside the building, the weightiest first: each from as far away as it has room. As one zooms in, texts are
 * added and none is lost, until it has room in its unit. Each size of letters is a part of the work.
 */
export function* placeBeside(
  texts: readonly TextBeside[],
  isGround: (box: Box) => boolean,
  { marks = [], building }: { readonly marks?: readonly Mark[]; readonly building?: Box } = {},
): Generator<void, Surroundings> {
  const taken = new Map<LabelSize, Box[]>(
    labelSizes.map((size) => [size, marks.map(({ at, box }) => boxInEms(at, box, size))]),
  )
  const isFree = (box: Box, size: LabelSize) => {
    for (const other of taken.get(size) ?? []) if (doOverlap(box, other)) return false
    return true
  }
  const candidates = texts.map((text) => candidatesOf(text, building))
  const labels: (DrawnLabel | undefined)[] = texts.map(() => undefined)
  for (const size of labelSizes) {
    yield
    for (const [index, text] of texts.entries()) {
      if (labels[index] !== undefined) continue
      if (size < Math.max(text.until, text.orElse ?? 0) * READABLE_SHARE * LEAST_GAIN) continue
      const sizes = labelSizes.filter((smaller) => smaller <= size && smaller >= text.until)
      const fitting = candidates[index]?.find(
        ({ at, most, text: box, line }) =>
          size <= most &&
          sizes.every((one) => {
            const [own, way] = [boxInEms(at, box, one), boxInEms(at, line, one)]
            return isFree(own, one) && isFree(way, one) && isGround(own)
          }),
      )
      if (fitting === undefined) continue
      const { at, text: box, line, label } = fitting
      labels[index] = { ...label, size }
      for (const one of sizes) taken.get(one)?.push(boxInEms(at, box, one), boxInEms(at, line, one))
    }
  }
  return { labels, isFree }
}

interface Candidate {
  readonly at: Point
  /** The largest letters with which it is used, in metres. */
  readonly most: number
  /** In ems around the beginning of the line. */
  readonly text: Box
  readonly line: Box
  readonly label: Omit<DrawnLabel, 'size'>
}

/** The places of a text: near ones first, and at its first way out rather than at another. */
function candidatesOf({ text, ways }: TextBeside, building: Box | undefined): Candidate[] {
  const breaks = lineBreaks(text).slice(0, 2)
  const axis = building && longAxisOf(building)
  const aside = axis ? ways.filter(({ outwards }) => outwards[axis] === 0) : []
  // An entrance at an end has no other way.
  const isAside = aside.length > 0
  return (isAside ? aside : ways)
    .flatMap((way, rank) => {
      const placed = way.outwards.x === 0 ? aboveOrBelow(way, breaks) : leftOrRight(way, breaks.slice(0, 1))
      return placed.map((one, index) => ({
        one: isAside && building ? withinEnds(one, building) : one,
        cost: index + rank * WAY_COST,
      }))
    })
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ one }) => one)
}

/** Another way out is worth so many places of the text at the first. */
const WAY_COST = 2

/** A building so many times as long as wide fills every window from end to end: nothing is read past its ends. */
const LONG = 2
/** Of its length on a phone at most, in pixels. */
const PHONE_PX = 480

function longAxisOf({ width, height }: Box): 'x' | 'y' | undefined {
  if (width > LONG * height) return 'x'
  return height > LONG * width ? 'y' : undefined
}

/** Used with letters in which the text ends before the building does, where a phone would cut it off. */
function withinEnds(candidate: Candidate, { x, y, width, height }: Box): Candidate {
  const { at, text, most } = candidate
  const [place, [start, end], [before, after]] =
    width > height
      ? [at.x, [x, x + width], [-text.x, text.x + text.width]]
      : [at.y, [y, y + height], [-text.y, text.y + text.height]]
  const reach = Math.min(
    before > 0 ? (place - start) / before : Infinity,
    after > 0 ? (end - place) / after : Infinity,
  )
  const onPhone = (Math.max(width, height) * BESIDE_PX) / PHONE_PX
  return reach > onPhone ? candidate : { ...candidate, most: Math.min(most, reach) }
}

/** From the wall to a text, in ems. */
const REACH = 0.7
/** Between the line and its text. */
const GAP = 0.25
/** Between the line and a text above or below. */
const ROW_GAP = 0.1
/** A line rises or falls so far towards its text. */
const SHIFTS = [0, 0.6, -0.6, 1.2, -1.2, 1.8, -1.8, 2.4, -2.4]
/** Rows of text above or below the building, and the letters in metres from which on they are used: not in small windows. */
const ROWS = [Infinity, Infinity, 7, 7, 5.2].map((most, row) => ({ row, most }))

function leftOrRight(way: WayOut, breaks: readonly (readonly string[])[]): Candidate[] {
  const { x } = way.outwards
  return breaks.flatMap((lines) =>
    SHIFTS.map((shift) => {
      const line = { x: x * (way.reach + REACH + Math.abs(shift) / 2), y: shift }
      const anchor = x > 0 ? ('start' as const) : ('end' as const)
      return candidate(way, lines, { line, text: { x: line.x + x * GAP, y: shift }, anchor })
    }),
  )
}

function aboveOrBelow(way: WayOut, breaks: readonly (readonly string[])[]): Candidate[] {
  const { y } = way.outwards
  // No line leads from the arrow of a door to its name.
  const rows = way.reach === 0 ? ROWS : ROWS.slice(0, 2)
  return rows.flatMap(({ row, most }) =>
    breaks.flatMap((lines) => {
      const reach = way.reach + REACH + row * (LINE_HEIGHT + PADDING)
      const middle = y * (reach + ROW_GAP + (lines.length * LINE_HEIGHT) / 2)
      return (['middle', 'start', 'end'] as const).map((anchor) => {
        const x = anchor === 'middle' ? 0 : anchor === 'start' ? -GAP : GAP
        const beside = { line: { x: 0, y: y * reach }, text: { x, y: middle }, anchor }
        return { ...candidate(way, lines, beside), most }
      })
    }),
  )
}

function candidate({ at, reach }: WayOut, lines: readonly string[], exact: Beside): Candidate {
  const beside = { ...exact, line: short(exact.line), text: short(exact.text) }
  return {
    at,
    most: Infinity,
    text: widened(boxOfLines(lines, beside.text, beside.anchor), PADDING),
    // The arrow before a door is its line.
    line: boxBetween(reach === 0 ? NO_WAY : beside.line, beside.line),
    label: {
      lines,
      at: rounded(at),
      turn: 0,
      beside: { ...beside, path: reach === 0 ? pathTo(beside.line) : undefined },
    },
  }
}

/** Ems to two places, which are shorter to write. */
function short({ x, y }: Point): Point {
  return { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 }
}

/** A line to a text begins so far inside the wall, in ems. */
const BEFORE_WALL = 0.5

function pathTo({ x, y }: Point): string {
  const isAcross = Math.abs(x) > Math.abs(y)
  const start = isAcross ? `${-Math.sign(x) * BEFORE_WALL} 0` : `0 ${-Math.sign(y) * BEFORE_WALL}`
  return `M${start}L${x} ${y}`.replaceAll(' -', '-').replaceAll(/\b0\./g, '.')
}

const NO_WAY: Point = { x: 0, y: 0 }

function boxBetween(a: Point, b: Point): Box {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  }
}
