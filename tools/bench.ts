// `npm run bench`: what Promenade costs, beside others that do the same, in one run.
import { benchLab } from './bench/lab.ts'
import { benchSearch } from './bench/search.ts'
import { benchScaling } from './bench/scaling.ts'
import { benchServers } from './bench/servers.ts'
import { benchWays } from './bench/ways.ts'
import { runReport } from './reports/report.ts'

await runReport('bench', {
  lab: { title: 'what a visitor with a slow phone waits for', run: benchLab },
  search: { title: 'search beside MiniSearch and uFuzzy', run: benchSearch },
  servers: { title: 'the servers beside others that send the same', run: benchServers },
  scaling: { title: 'what a larger mall costs', run: benchScaling },
  ways: { title: 'ways on the map beside NBA* of ngraph.path', run: benchWays },
})
