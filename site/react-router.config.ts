import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole manifest travels with the first page: no request that depends on what a visitor looks at.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
