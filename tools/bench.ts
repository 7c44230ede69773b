// `npm run bench`: what Promenade costs, beside others that do the same, in one run.
import { benchSearch } from './bench/search.ts'
import { benchServers } from './bench/servers.ts'
import { benchWays } from './bench/ways.ts'
import { runReport } from './reports/report.ts'

await runReport('bench', {
  search: { title: 'search beside MiniSearch and uFuzzy', run: benchSearch },
  servers: { title: 'the servers beside others that send the same', run: benchServers },
  ways: { title: 'ways on the map beside NBA* of ngraph.path', run: benchWays },
})
