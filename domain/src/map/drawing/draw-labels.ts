import type { Label } from '../mall-map.ts'
import type { Polygon } from '../plane.ts'
import { largestOf } from './draw-stores.ts'
import { boxAround } from './box.ts'
import { fitLabel } from './fit-label.ts'
import { type AreaKind, type DrawnLabel, labelSizes, type LabelSize } from './level-drawing.ts'
import { BESIDE_PX, LARGEST_PX, LEAST_PX } from './letters.ts'
import { type Obstacles, ringOfLabel } from './obstacles.ts'
import type { Surroundings } from './place-beside.ts'
import type { SceneUnit } from './scene.ts'
import { findTextRoom } from './text-room.ts'

/** Letter sizes in metres by kind; other kinds have a symbol or no name. */
const letters: Readonly<Partial<Record<AreaKind, { least: number; largest: number }>>> = {
  outside: { least: 1.9, largest: 4.5 },
  parking: { least: 0.5, largest: 4.5 },
  walkway: { least: 1.4, largest: 3.4 },
  room: { least: 0.5, largest: 2.2 },
  void: { least: 0.5, largest: 2.2 },
}

/** The label in the largest letters from which on nothing beside the building is in its way; undefined if they are too small. */
export function besideOthers(label: DrawnLabel, { isFree }: Surroundings): DrawnLabel | undefined {
  const isFreeIn = (size: LabelSize) =>
    labelSizes
      .filter((beside) => beside * (LEAST_PX.letters / BESIDE_PX) <= size)
      .every((beside) => {
        const drawn = Math.min(size, (beside * LARGEST_PX) / BESIDE_PX)
        const box = boxAround(ringOfLabel({ ...label, size: drawn }))
        return box === undefined || isFree(box, beside)
      })
  const size = labelSizes.find((one) => one <= label.size && one >= LEAST_METRES && isFreeIn(one))
  return size && { ...label, size }
}

/** The names of streets and car parks are for those who look from afar. */
const LEAST_METRES = 1.2

/** A unit without a store, and its name in it; undefined where it has no room. */
export interface NamedUnit {
  readonly unit: SceneUnit
  readonly name: string
  readonly label: DrawnLabel | undefined
  /** A food hall, an atrium or a terrace: a goal like a store, and named from afar. */
  readonly isHall: boolean
}

/** Writes the names of units without stores, each a part of the work and an obstacle for the next. */
export function* drawLabels(
  units: readonly SceneUnit[],
  obstacles: Obstacles,
  translate: (label: Label) => string,
): Generator<void, NamedUnit[]> {
  const named: NamedUnit[] = []
  for (const unit of units) {
    const sizes = letters[unit.kind]
    const room = largestOf(unit.shape)
    const name = translate(unit.name)
    if (sizes === undefined || room === undefined || name === '') continue
    const fitting = fitLabel(name, obstacles.leftOf(room), sizes.largest)
    const label = fitting === undefined || fitting.size < sizes.least ? undefined : fitting
    if (label) obstacles.add(ringOfLabel(label))
    named.push({ unit, name, label, isHall: isWide(unit.kind, room) })
    yield
  }
  return named
}

/** A hall is wider than a walkway, in metres. */
const HALL_METRES = 15

function isWide(kind: AreaKind, shape: Polygon): boolean {
  if (kind !== 'walkway' && kind !== 'room') return false
  return findTextRoom(shape, 1, 0, HALL_METRES) !== undefined
}

/** The labels of units that have room for them, without those of halls. */
export function labelsOf(named: readonly NamedUnit[]): DrawnLabel[] {
  return named.flatMap(({ label, isHall }) => (label && !isHall ? [label] : []))
}
