// `npm run bench`, `npm run bench NAME`: measures what docs/measurements.md lists, beside a peer in the same run where there is one.
import { spawnSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { benchLab } from './lab.ts'
import { benchNewMap } from './new-map.ts'
import { formatTable, type Table } from './report.ts'
import { benchPublishing } from './publishing.ts'
import { benchRoutes } from './routes.ts'
import { benchScaling } from './scaling.ts'
import { benchSearch } from './search.ts'
import { benchServers } from './servers.ts'
import { benchStudio } from './studio.ts'
import { benchVisitPlan } from './visit-plan.ts'

const parts: Readonly<Record<string, () => Promise<readonly Table[]>>> = {
  lab: benchLab,
  search: benchSearch,
  servers: benchServers,
  scaling: benchScaling,
  'new-map': benchNewMap,
  publishing: benchPublishing,
  routes: benchRoutes,
  'visit-plan': benchVisitPlan,
  studio: benchStudio,
}

const names = process.argv.slice(2)
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
  const tables = (await parts[name]?.()) ?? []
  const [processor] = cpus()
  const load = loadavg()[0]?.toFixed(1)
  console.log(
    `\n## bench ${name}\n\n${cpus().length} × ${processor?.model}, Node ${process.version}, load ${load}`,
  )
  for (const table of tables) console.log(formatTable(table))
  const isMissed = tables.some(({ rows }) => rows.some(({ isMet }) => isMet === false))
  process.exit(isMissed ? 1 : 0)
}

/** In a process of its own, so that the memory of one part does not affect the next. */
function measureAlone(name: string): void {
  const { status } = spawnSync(process.execPath, [import.meta.filename, name], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
