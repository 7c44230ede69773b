// `npm run bench`: what Promenade costs, beside others that do the same, in one run.
import { benchLab } from './bench/lab.ts'
import { benchLighthouse } from './bench/lighthouse.ts'
import { benchSearch } from './bench/search.ts'
import { benchFrameworks } from './bench/frameworks.ts'
import { benchScaling } from './bench/scaling.ts'
import { benchServers } from './bench/servers.ts'
import { benchWays } from './bench/ways.ts'
import { runReport } from './reports/report.ts'

await runReport('bench', {
  lab: { title: 'what a visitor with a slow phone waits for', run: benchLab },
  lighthouse: { title: 'what Lighthouse says of every kind of screen', run: benchLighthouse },
  search: { title: 'search beside MiniSearch and uFuzzy', run: benchSearch },
  servers: { title: 'the servers beside others that send the same', run: benchServers },
  frameworks: { title: 'the directory beside Next, TanStack Start, Astro and Nuxt', run: benchFrameworks },
  scaling: { title: 'what a larger mall costs', run: benchScaling },
  ways: { title: 'ways on the map beside NBA* of ngraph.path', run: benchWays },
})
