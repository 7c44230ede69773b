import { type Feature, feature, idOf, label } from './feature.ts'
import { escalatorKey, escalatorName, runOf } from './islands.ts'
import { liftName, stairsName } from './parts.ts'
import type { Name, Plan, PlanLevel } from './plan.ts'

/** The connections of levels by lifts, stairs and escalators, with the direction of the escalators. */
export function relationships(plan: Plan): Feature[] {
  return [
    ...shafts(plan, 'elevator', liftsOn, (letter) => ({ key: `lift-${letter}`, name: liftName(letter) })),
    ...shafts(plan, 'stairs', stairsOn, (stairs) => ({ key: stairs, name: stairsName(stairs) })),
    ...escalators(plan),
  ]
}

function shafts(
  { levels }: Plan,
  category: string,
  namesOn: (level: PlanLevel) => readonly string[],
  partOf: (name: string) => { key: string; name: Name },
): Feature[] {
  return [...new Set(levels.flatMap(namesOn))].toSorted().map((word) => {
    const { key, name } = partOf(word)
    const stops = levels.filter((level) => namesOn(level).includes(word)).map(({ number }) => number)
    const ends = stops.map((number) => ({ id: idOf('unit', `${number}/${key}`), feature_type: 'unit' }))
    const between = ends.slice(1, -1)
    return relationship(key, category, name, [
      ends[0],
      between.length === 0 ? null : between,
      ends.at(-1),
      'undirected',
    ])
  })
}

function escalators({ levels }: Plan): Feature[] {
  const all = levels.flatMap(({ islands }) =>
    islands.flatMap((island) => ('escalator' in island ? [island.escalator] : [])),
  )
  return [...new Set(all)].toSorted().flatMap((escalator) => {
    const { where, lower, upper } = runOf(escalator)
    return (['up', 'down'] as const).map((direction) => {
      const key = escalatorKey(escalator, direction)
      const end = (level: number) => ({ id: idOf('opening', `${level}/${key}`), feature_type: 'opening' })
      const [from, to] = direction === 'up' ? [lower, upper] : [upper, lower]
      return relationship(key, 'escalator', escalatorName(where), [end(from), null, end(to), 'directed'])
    })
  })
}

function relationship(
  key: string,
  category: string,
  name: Name,
  [origin, intermediary, destination, direction]: readonly [unknown, unknown, unknown, string],
): Feature {
  return feature('relationship', key, null, {
    category,
    direction,
    name: label(name),
    origin,
    intermediary,
    destination,
    hours: null,
  })
}

function liftsOn(level: PlanLevel): string[] {
  return standingOn(level).flatMap((thing) => ('lift' in thing ? [thing.lift] : []))
}

function stairsOn(level: PlanLevel): string[] {
  return standingOn(level).flatMap((thing) => ('stairs' in thing ? [thing.stairs] : []))
}

function standingOn({ harbour, town, islands }: PlanLevel) {
  return [...harbour.row, ...town.row, ...islands]
}
