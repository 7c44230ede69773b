import type { Label } from '../mall-map.ts'
import { largestOf } from './draw-stores.ts'
import { fitLabel } from './fit-label.ts'
import type { AreaKind, DrawnLabel } from './level-drawing.ts'
import { type Obstacles, ringOfLabel } from './obstacles.ts'
import type { SceneUnit } from './scene.ts'

/** The letters of a name in metres; what is not listed has a symbol instead, or no name to tell. */
const letters: Readonly<Partial<Record<AreaKind, { least: number; largest: number }>>> = {
  outside: { least: 1.8, largest: 4.5 },
  parking: { least: 0.5, largest: 4.5 },
  walkway: { least: 1.4, largest: 3.6 },
  room: { least: 0.5, largest: 2.3 },
  void: { least: 0.5, largest: 2.3 },
}

/** Writes the names of what is no store; they become obstacles for one another. */
export function drawLabels(
  units: readonly SceneUnit[],
  obstacles: Obstacles,
  word: (label: Label) => string,
): DrawnLabel[] {
  return units.flatMap(({ kind, name, shape }) => {
    const sizes = letters[kind]
    const room = largestOf(shape)
    const text = word(name)
    if (sizes === undefined || room === undefined || text === '') return []
    const label = fitLabel(text, obstacles.leftOf(room), sizes.largest)
    if (label === undefined || label.size < sizes.least) return []
    obstacles.add(ringOfLabel(label))
    return [label]
  })
}
