import type { Label } from '../mall-map.ts'
import { isInside, middleOf } from '../lines.ts'
import { plus, scaled } from '../plane.ts'
import { rounded, squareAt } from './box.ts'
import { degreesOf } from './degrees.ts'
import type { DrawnEntrance } from './level-drawing.ts'
import { svgPathOfLines } from './path.ts'
import type { Mark, TextBeside } from './place-beside.ts'
import type { Scene } from './scene.ts'
import { wayOfDoor } from './ways-out.ts'

/** Distance from the door that is surely on one side of it; metres. */
const STEP_METRES = 1
/** The arrow before a door reaches so far, in ems of the letters beside the building; its name begins a little behind. */
const ARROW_REACH = 1
const NAME_REACH = 0.5

/** An entrance, the text that names it, and its arrow as an obstacle for others. */
export interface EntranceToName {
  readonly entrance: Omit<DrawnEntrance, 'label'>
  readonly text: TextBeside
  readonly mark: Mark
}

/** Draws the entrances; their names stand before the doors. */
export function drawEntrances(
  { openings, units }: Scene,
  translate: (label: Label) => string,
): EntranceToName[] {
  const outside = units.filter(({ kind }) => kind === 'outside').flatMap(({ shape }) => shape)
  return openings.flatMap(({ id, drawn, use, name, isStepFree }) => {
    const middle = use === 'entrance' ? middleOf(drawn) : undefined
    if (middle === undefined) return []
    const { at } = middle
    const across = { x: -middle.along.y, y: middle.along.x }
    const isAhead = outside.some((shape) => isInside(plus(at, scaled(across, STEP_METRES)), shape))
    const outwards = isAhead ? across : scaled(across, -1)
    return [
      {
        entrance: {
          id,
          name: translate(name),
          line: svgPathOfLines([drawn]),
          at: rounded(at),
          turn: degreesOf(outwards) - 180,
          isStepFree,
        },
        text: { text: translate(name), ways: [wayOfDoor(at, outwards, NAME_REACH)], until: 0 },
        mark: { at, box: squareAt(scaled(outwards, ARROW_REACH / 2), ARROW_REACH) },
      },
    ]
  })
}
