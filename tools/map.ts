// `npm run map -- check FILE`: prints the contents of a map file and its problems. `npm run map -- walk FILE` walks between its
// places by the words of the directions for someone who cannot see.
import { OperatorError } from '@promenade/process/operator-error'
import { createRouteFinder } from '@promenade/domain/wayfinding/route-finder'
import { unreachableSummary } from '@promenade/contract/map/reachability'
import type { Finding } from '@promenade/contract/map/report'
import type { MallMap } from '@promenade/domain/map/mall-map'
import { findUnreachable, readMapFile } from './read-map-file.ts'
import { walkMap } from './walk-map.ts'

const commands: Readonly<Record<string, (file: string) => number>> = { check, walk }

const [command = '', path] = process.argv.slice(2)
const run = Object.hasOwn(commands, command) ? commands[command] : undefined

if (run === undefined || path === undefined) {
  console.error(
    'Say which file: npm run map -- check FILE (an IMDF zip or folder, or GeoJSON from OpenStreetMap), or walk FILE.',
  )
  process.exitCode = 2
} else {
  try {
    process.exitCode = run(path)
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** Returns the exit code: 1 without a map. */
function walk(file: string): number {
  const { map } = readMapFile(file)
  if (map === undefined) return check(file)
  for (const line of walkMap(map, { pairs: 1_000, seed: 7 })) console.log(line)
  return 0
}

/** Returns the exit code: 0 if the whole map can be used, 1 if parts are dropped. */
function check(file: string): number {
  const reading = readMapFile(file)
  const { map } = reading
  const begun = performance.now()
  const finder = map && createRouteFinder(map)
  const milliseconds = Math.round(performance.now() - begun)
  const findings = [...reading.findings, ...(map && finder ? findUnreachable(map, reading, finder) : [])]
  for (const { severity, file: part, feature, message } of findings) {
    console.log(`${severity.padEnd(9)} ${part}${feature === undefined ? '' : ` ${feature}`}: ${message}`)
  }
  const count = (severity: string) => findings.filter((finding) => finding.severity === severity).length
  console.log(`${count('VIOLATION')} violations, ${count('WARNING')} warnings, ${count('INFO')} notes.`)
  if (map === undefined || finder === undefined) return 1
  console.log(summary(map))
  console.log(reachability(map, findings))
  const nodes = finder.graph.nodes.length
  console.log(`The route graph has ${nodes} nodes and was built in ${milliseconds} ms.`)
  return count('VIOLATION') === 0 ? 0 : 1
}

function reachability(map: MallMap, findings: readonly Finding[]): string {
  if (map.occupants.length === 0) return 'It names no shop: no store of a directory is on it.'
  const summary = unreachableSummary(map, findings)
  return summary === undefined ? `All ${map.occupants.length} places can be reached.` : `${summary}.`
}

function summary({ levels, units, openings, occupants, amenities, kiosks, connections }: MallMap): string {
  return (
    `${levels.length} levels, ${units.length} units, ${openings.length} openings, ${occupants.length} occupants, ` +
    `${amenities.length} amenities, ${kiosks.length} kiosks, ${connections.length} lifts, escalators and stairs.`
  )
}
