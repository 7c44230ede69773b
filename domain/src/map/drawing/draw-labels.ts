import type { Label } from '../mall-map.ts'
import { largestOf } from './draw-stores.ts'
import { fitLabel } from './fit-label.ts'
import type { AreaKind, DrawnLabel } from './level-drawing.ts'
import { type Obstacles, ringOfLabel } from './obstacles.ts'
import type { SceneUnit } from './scene.ts'

/** Letter sizes in metres by kind; other kinds have a symbol or no name. */
const letters: Readonly<Partial<Record<AreaKind, { least: number; largest: number }>>> = {
  outside: { least: 1.9, largest: 4.5 },
  parking: { least: 0.5, largest: 4.5 },
  walkway: { least: 1.4, largest: 3.4 },
  room: { least: 0.5, largest: 2.2 },
  void: { least: 0.5, largest: 2.2 },
}

/** Writes the names of units without stores; each becomes an obstacle for the next. */
export function drawLabels(
  units: readonly SceneUnit[],
  obstacles: Obstacles,
  translate: (label: Label) => string,
): DrawnLabel[] {
  return units.flatMap(({ kind, name, shape }) => {
    const sizes = letters[kind]
    const room = largestOf(shape)
    const text = translate(name)
    if (sizes === undefined || room === undefined || text === '') return []
    const label = fitLabel(text, obstacles.leftOf(room), sizes.largest)
    if (label === undefined || label.size < sizes.least) return []
    obstacles.add(ringOfLabel(label))
    return [label]
  })
}
