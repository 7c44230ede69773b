import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'dist',
  ssr: true,
  // One script per route, loaded in one way: a missing script of another kind is not reported (see `failed-load.ts`).
  splitRouteModules: false,
  // The whole manifest travels with the first page: no request that depends on what a visitor looks at.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
