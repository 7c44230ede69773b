// `npm run bench`, `npm run bench NAME`: measures what docs/measurements.md lists, beside a peer in the same run where there is one.
// `npm run bench record NAME` writes the section of that file, if the machine was quiet.
import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { now, runOffset } from '../e2e/support/clock/run-clock.ts'
import { benchGuard } from './guard.ts'
import { benchLab } from './lab.ts'
import { benchMapFrames } from './map-frames.ts'
import { benchNewMap } from './new-map.ts'
import { benchPreview } from './preview.ts'
import { benchPublishing } from './publishing.ts'
import { isQuiet, quietnessText, watchQuietness } from './quiet.ts'
import { recordSection } from './record.ts'
import { formatTable, type Table } from './report.ts'
import { benchRoutes } from './routes.ts'
import { benchScaling } from './scaling.ts'
import { benchSearch } from './search.ts'
import { benchServers } from './servers.ts'
import { benchStudio } from './studio.ts'
import { benchVisitPlan } from './visit-plan.ts'

const parts: Readonly<Record<string, () => Promise<readonly Table[]>>> = {
  guard: benchGuard,
  lab: benchLab,
  search: benchSearch,
  servers: benchServers,
  scaling: benchScaling,
  'new-map': benchNewMap,
  'map-frames': benchMapFrames,
  publishing: benchPublishing,
  routes: benchRoutes,
  'visit-plan': benchVisitPlan,
  studio: benchStudio,
  preview: benchPreview,
}

const words = process.argv.slice(2)
const isRecorded = words[0] === 'record'
const names = isRecorded ? words.slice(1) : words
const [only = '', ...others] = names
const unknown = names.find((name) => !(name in parts))
if (unknown !== undefined) {
  console.error(`There is no "${unknown}" in npm run bench: choose among ${Object.keys(parts).join(', ')}.`)
  process.exitCode = 1
} else if (only !== '' && others.length === 0) {
  await measure(only)
} else {
  for (const name of names.length > 0 ? names : Object.keys(parts)) measureAlone(name)
}

async function measure(name: string): Promise<void> {
  const endWatch = await watchQuietness()
  const tables = (await parts[name]?.()) ?? []
  const quietness = await endWatch()
  const isKept = isRecorded && isQuiet(quietness)
  const shown = isKept ? tables.map((table) => table.record?.() ?? table) : tables
  const head = `\n## bench ${name}\n\n${circumstances()}; ${quietnessText(quietness)}`
  const section = [head, ...shown.map(formatTable)].join('\n')
  console.log(section)
  if (isKept) recordSection(name, section)
  else if (isRecorded) console.error('Not recorded: the machine was not quiet.')
  const isMissed = shown.some(({ rows }) => rows.some(({ isMet }) => isMet === false))
  process.exit(isMissed ? 1 : 0)
}

function circumstances(): string {
  const day = new Date(now() - runOffset()).toISOString().slice(0, 10)
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim()
  const [processor] = cpus()
  return `${day}, commit ${commit || 'unknown'}; ${cpus().length} × ${processor?.model}, Node ${process.version}`
}

/** In a process of its own, so that the memory of one part does not affect the next. */
function measureAlone(name: string): void {
  const args = [import.meta.filename, ...(isRecorded ? ['record'] : []), name]
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
