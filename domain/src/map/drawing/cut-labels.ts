import { type Box, boxAround, doOverlap, isWithin } from './box.ts'
import type { DrawnLabel, LevelDrawing } from './level-drawing.ts'
import { BESIDE_PX, LARGEST_PX } from './letters.ts'
import { ringOfLabel } from './obstacles.ts'
import { boxOfLines } from './text-width.ts'
import { turnedBox } from './turned-scene.ts'

/** Frames of the drawing on phones upright and held sideways, tablets and laptops, where no script moves it; in pixels. */
const frames = [
  { width: 286, height: 350 },
  { width: 326, height: 395 },
  { width: 356, height: 521 },
  { width: 679, height: 318 },
  { width: 704, height: 633 },
  { width: 744, height: 494 },
  { width: 774, height: 556 },
  { width: 870, height: 556 },
]
type Frame = (typeof frames)[number]

/** Marks the names outside the units that the edge of a frame would cut off, where it shows a part of the drawing. */
export function markCutLabels(drawing: LevelDrawing, view: Box): LevelDrawing {
  const { turned, stores, labels, entrances } = drawing
  // A wide drawing is turned in a frame that is higher than wide.
  const isTurnedIn = ({ width, height }: Frame) => turned !== undefined && height > width
  const flat = cutIn(
    frames.filter((frame) => !isTurnedIn(frame)),
    view,
  )
  const upright = cutIn(frames.filter(isTurnedIn), turnedBox(view))
  return {
    ...drawing,
    stores: stores.map((store) => ({
      ...store,
      ...(store.early && { early: flat(store.early) }),
      ...(store.turned?.early && { turned: { ...store.turned, early: upright(store.turned.early) } }),
    })),
    labels: labels.map(flat),
    entrances: entrances.map((entrance) => ({
      ...entrance,
      label: entrance.label && flat(entrance.label),
    })),
    ...(turned && {
      turned: {
        ...turned,
        labels: turned.labels.map(upright),
        entrances: turned.entrances.map(upright),
      },
    }),
  }
}

function cutIn(all: readonly Frame[], view: Box): (label: DrawnLabel) => DrawnLabel {
  return function mark(label): DrawnLabel {
    const isCut = all.some((frame) => isCutIn(frame, label, view))
    return {
      ...label,
      ...(label.early && { early: mark(label.early) }),
      ...(isCut && { isCut }),
    }
  }
}

function isCutIn(frame: Frame, label: DrawnLabel, view: Box): boolean {
  const scale = Math.min(frame.width / view.width, frame.height / view.height)
  const box = boxAt(label, scale)
  if (box === undefined || label.size * scale < LEAST_CUT_PX) return false
  const [width, height] = [frame.width / scale, frame.height / scale]
  const seen = {
    x: view.x + (view.width - width) / 2,
    y: view.y + (view.height - height) / 2,
    width,
    height,
  }
  return doOverlap(box, seen) && !isWithin(box, seen)
}

/** Letters that are drawn in a frame, or nearly so. */
const LEAST_CUT_PX = 10

/** The label as it is drawn at a scale, in metres. */
function boxAt({ beside, ...label }: DrawnLabel, scale: number): Box | undefined {
  const { lines, at, size } = label
  if (beside === undefined)
    return boxAround(ringOfLabel({ ...label, size: Math.min(size, LARGEST_PX / scale) }))
  const { x, y, width, height } = boxOfLines(lines, beside.text, beside.anchor)
  const letters = BESIDE_PX / scale
  return { x: at.x + x * letters, y: at.y + y * letters, width: width * letters, height: height * letters }
}
