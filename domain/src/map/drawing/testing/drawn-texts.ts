import { plus, type Point, scaled } from '../../plane.ts'
import { boxInEms } from '../box-in-ems.ts'
import { type Box, boxAround, doOverlap, isWithin, widened } from '../box.ts'
import type { DrawnLabel, DrawnStore, LevelDrawing, StoreTexts } from '../level-drawing.ts'
import { BESIDE_PX, LARGEST_PX, LEAST_PX, sizeInUnit } from '../letters.ts'
import { ringOfBox } from '../obstacles.ts'
import { boxOfLines } from '../text-width.ts'
import { turnedBox } from '../turned-scene.ts'
import { placesOfText } from './text-places.ts'

/** A text as it is drawn at a scale. */
export interface DrawnText {
  readonly name: string
  /** In pixels. */
  readonly letters: number
  /** The corners of its letters, in metres. */
  readonly corners: readonly Point[]
  readonly isBeside: boolean
  /** From the wall to a text beside the building. */
  readonly line?: readonly Point[]
}

/** The texts of a drawing, or of its turned one, as they are drawn with so many pixels per metre. */
export function drawnTexts(drawing: LevelDrawing, scale: number, isTurned = false): DrawnText[] {
  const { turned } = drawing
  const others = isTurned
    ? [...(turned?.labels ?? []), ...(turned?.entrances ?? [])]
    : [...drawing.labels, ...drawing.entrances.flatMap(({ label }) => label ?? [])]
  return [
    ...drawing.stores.flatMap((store) => {
      const texts = isTurned ? store.turned : store
      return texts ? textOfStore(texts, store.logo, scale) : []
    }),
    ...others.flatMap((label) =>
      label.early ? textOfStore({ label, early: label.early }, undefined, scale) : textAt(label, scale),
    ),
  ]
}

function textOfStore(texts: StoreTexts, logo: DrawnStore['logo'], scale: number): DrawnText[] {
  const { label, early } = texts
  if (sizeInUnit(texts, logo) * scale >= LEAST_PX.letters) return logo || !label ? [] : textAt(label, scale)
  return early ? textAt(early, scale) : []
}

function textAt(label: DrawnLabel, scale: number): DrawnText[] {
  const { lines, at, size, beside } = label
  const name = lines.join(' ')
  if (size * scale < (beside ? BESIDE_PX : LEAST_PX.letters)) return []
  if (beside) {
    const box = boxInEms(at, boxOfLines(lines, beside.text, beside.anchor), BESIDE_PX / scale)
    const end = plus(at, scaled(beside.line, BESIDE_PX / scale))
    return [{ name, letters: BESIDE_PX, corners: ringOfBox(box), isBeside: true, line: [at, end] }]
  }
  const letters = Math.min(size * scale, LARGEST_PX)
  const places = placesOfText({ ...label, size: letters / scale })
  const side = Math.sqrt(places.length)
  const corners = [0, side - 1, places.length - 1, places.length - side].flatMap(
    (index) => places[index] ?? [],
  )
  return [{ name, letters, corners, isBeside: false }]
}

/** Pairs of texts of which one covers the other, or the line to it, by more than a hair. */
export function overlapsOf(texts: readonly DrawnText[]): string[] {
  const boxes = texts.map(({ name, corners, line = [] }) => ({
    name,
    corners,
    line,
    box: boxAround([...corners, ...line]),
  }))
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => {
      const areNear = one.box && other.box && doOverlap(widened(one.box, -HAIR), widened(other.box, -HAIR))
      if (!areNear) return []
      const pairs = [
        [one.corners, other.corners],
        [one.line, other.corners],
        [one.corners, other.line],
      ] as const
      return pairs.every(([a, b]) => areApart(a, b)) ? [] : [`${one.name} × ${other.name}`]
    }),
  )
}

const HAIR = 0.01

/** Convex shapes are apart if a side of one separates them. */
function areApart(a: readonly Point[], b: readonly Point[]): boolean {
  if (a.length === 0 || b.length === 0) return true
  return [a, b].some((shape) =>
    shape.some((from, index) => {
      const to = shape[(index + 1) % shape.length] ?? from
      const across = ({ x, y }: Point) => x * (from.y - to.y) + y * (to.x - from.x)
      const [own, others] = [a.map(across), b.map(across)]
      return Math.max(...own) <= Math.min(...others) || Math.max(...others) <= Math.min(...own)
    }),
  )
}

/** The plan in windows of six sizes, in pixels: what header and list leave of it. */
export const planSizes = [
  { window: '360 × 640', width: 360, height: 385 },
  { window: '390 × 844', width: 390, height: 512 },
  { window: '740 × 360', width: 429, height: 233 },
  { window: '768 × 1024', width: 768, height: 624 },
  { window: '1280 × 800', width: 880, height: 580 },
  { window: '1440 × 900', width: 1040, height: 684 },
] as const

/** Above the plan lie the levels. */
const TOP_PX = 60

const zooms = [1, 1.5, 2.2, 3.3, 5]

/** The drawing as it is seen in a plan: turned in one that is higher than wide. `seen` is what the first scale shows. */
export function seenIn({ building, turned }: LevelDrawing, { width, height }: (typeof planSizes)[number]) {
  const isTurned = turned !== undefined && height > width
  const shown = isTurned ? turnedBox(building) : building
  const scale = Math.min(width / (shown.width + 8), (height - TOP_PX) / (shown.height + 8))
  const seen = {
    x: shown.x + (shown.width - width / scale) / 2,
    y: shown.y + (shown.height - (height + TOP_PX) / scale) / 2,
    width: width / scale,
    height: height / scale,
  }
  return { isTurned, scales: zooms.map((zoom) => zoom * scale), seen }
}

/** True if no edge of the box cuts off the text. */
export function isWhole({ corners }: DrawnText, seen: Box): boolean {
  const box = boxAround(corners)
  return box !== undefined && isWithin(box, seen)
}
