// `npm run bench`: what Promenade costs, beside others that do the same, in one run.
import { benchLab } from './lab.ts'
import { benchNewMap } from './new-map.ts'
import { benchSearch } from './search.ts'
import { benchScaling } from './scaling.ts'
import { benchServers } from './servers.ts'
import { benchVisitPlan } from './visit-plan.ts'
import { benchWays } from './ways.ts'
import { runReport } from './reports/report.ts'

await runReport('bench', {
  lab: { title: 'what a visitor with a slow phone waits for', run: benchLab },
  search: { title: 'search beside MiniSearch and uFuzzy', run: benchSearch },
  servers: { title: 'the servers beside others that send the same', run: benchServers },
  scaling: { title: 'what a larger mall costs', run: benchScaling },
  'new-map': { title: 'what requests wait for while a new map is read', run: benchNewMap },
  'visit-plan': { title: 'the best order of a visit', run: benchVisitPlan },
  ways: { title: 'ways on the map beside NBA* of ngraph.path', run: benchWays },
})
