import type { Point } from '../plane.ts'
import { boxInEms } from './box-in-ems.ts'
import { type Box, boxAround, doOverlap, isWithin } from './box.ts'
import { type Frame, stillFrames } from './frames.ts'
import type { DrawnLabel, DrawnStore, LevelDrawing, StoreTexts } from './level-drawing.ts'
import { BESIDE_PX, LARGEST_PX } from './letters.ts'
import { boxesAtPin, type NamedPin, turnedPin } from './name-at-pins.ts'
import { doCover, ringOfLabel } from './obstacles.ts'
import { boxOfLines } from './text-width.ts'
import { turnedBox, turnedPoint } from './turned-scene.ts'

/** What is drawn over the names of a level. */
interface Over {
  readonly pins?: readonly NamedPin[]
  readonly lines?: readonly (readonly Point[])[]
  /** Of the pins. */
  readonly apartUntil?: number
}

/**
 * Marks the names that the edge of a frame would cut off, where it shows a part of the drawing; a name in its unit is whole. And all
 * that a route covers, a pin, or the name beside it.
 */
export function markCutLabels(
  drawing: LevelDrawing,
  view: Box,
  { pins = [], lines = [], apartUntil = 0 }: Over = {},
): LevelDrawing {
  const { turned, stores, labels, entrances } = drawing
  // A wide drawing is turned in a frame that is higher than wide.
  const isTurnedIn = ({ width, height }: Frame) => turned !== undefined && height > width
  const flat = markIn(
    stillFrames.filter((frame) => !isTurnedIn(frame)),
    {
      view,
      lines,
      markAt: (metres) => pins.flatMap((pin) => boxesAtPin(pin, pin.name?.flat, metres, apartUntil)),
    },
  )
  const upright = markIn(stillFrames.filter(isTurnedIn), {
    view: turnedBox(view),
    lines: lines.map((line) => line.map(turnedPoint)),
    markAt: (metres) =>
      pins.flatMap((pin) => boxesAtPin(turnedPin(pin), pin.name?.upright, metres, apartUntil)),
  })
  return {
    ...drawing,
    stores: stores.map((store) => markStore(store, flat, upright)),
    labels: labels.map((label) => flat(label)),
    entrances: entrances.map((entrance) => ({
      ...entrance,
      label: entrance.label && flat(entrance.label),
    })),
    ...(turned && {
      turned: {
        ...turned,
        labels: turned.labels.map((label) => upright(label)),
        entrances: turned.entrances.map((label) => upright(label)),
      },
    }),
  }
}

type Mark = (label: DrawnLabel, isInUnit?: boolean) => DrawnLabel

function markStore(store: DrawnStore, flat: Mark, upright: Mark): DrawnStore {
  return {
    ...store,
    ...marked(store, flat),
    ...(store.turned && { turned: marked(store.turned, upright) }),
  }
}

function marked({ label, early }: StoreTexts, mark: Mark): StoreTexts {
  return { label: label && mark(label, true), ...(early && { early: mark(early) }) }
}

interface Seen {
  readonly view: Box
  readonly lines: readonly (readonly Point[])[]
  /** The pins and their names, with some metres per pixel. */
  readonly markAt: (metresPerPixel: number) => readonly Box[]
}

function markIn(all: readonly Frame[], { view, lines, markAt }: Seen): Mark {
  return function mark(label, isInUnit = false): DrawnLabel {
    const isCut = all.some((frame) => {
      const scale = Math.min(frame.width / view.width, frame.height / view.height)
      const box = boxAt(label, scale)
      if (box === undefined || label.size * scale < LEAST_CUT_PX) return false
      const isCovered = markAt(1 / scale).some((mark) => doOverlap(box, mark))
      return isCovered || doCover(lines, box) || (!isInUnit && isCutIn(frame, box, { view, scale }))
    })
    return {
      ...label,
      ...(label.early && { early: mark(label.early) }),
      ...(isCut && { isCut }),
    }
  }
}

/** True at the edges of the frame, and at those of the window around it. */
function isCutIn(
  { width, height, sides = 0 }: Frame,
  box: Box,
  { view, scale }: { view: Box; scale: number },
): boolean {
  return [0, 2 * sides].some((room) => {
    const [across, down] = [(width + room) / scale, height / scale]
    const seen = {
      x: view.x + (view.width - across) / 2,
      y: view.y + (view.height - down) / 2,
      width: across,
      height: down,
    }
    return doOverlap(box, seen) && !isWithin(box, seen)
  })
}

/** Letters that are drawn in a frame, or nearly so. */
const LEAST_CUT_PX = 10

/** The label as it is drawn at a scale, in metres. */
function boxAt({ beside, ...label }: DrawnLabel, scale: number): Box | undefined {
  const { lines, at, size } = label
  if (beside === undefined)
    return boxAround(ringOfLabel({ ...label, size: Math.min(size, LARGEST_PX / scale) }))
  return boxInEms(at, boxOfLines(lines, beside.text, beside.anchor), BESIDE_PX / scale)
}
