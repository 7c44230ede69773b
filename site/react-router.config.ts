import type { Config } from '@react-router/dev/config'
import { locales } from '@promenade/domain/locale/locale'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { manifestFor, ownManifest } from './server/hydration/own-manifest.ts'

export default {
  appDirectory: 'app',
  buildDirectory: 'dist',
  ssr: true,
  // One script per route, loaded in one way: a missing script of another kind is not reported (see `failed-load.ts`).
  splitRouteModules: false,
  // The whole manifest travels with the first page: no request that depends on what a visitor looks at.
  routeDiscovery: { mode: 'initial' },
  buildEnd: writeOwnManifests,
} satisfies Config

function writeOwnManifests(): void {
  const [whole] = globSync(join(import.meta.dirname, 'dist', 'client', 'assets', 'manifest-*.js'))
  if (whole === undefined) throw new Error('The build has no list of routes.')
  const script = readFileSync(whole, 'utf8')
  for (const { code } of locales) writeFileSync(ownManifest(whole, code), manifestFor(code, script))
}
