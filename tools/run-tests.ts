// `npm test` after the installation, on the pinned Node: checks, unit and request tests, then journeys in a browser.
import { join } from 'node:path'
import { watchQuietness } from '../bench/quiet.ts'
import { findOrInstallFastest } from '../e2e/support/find-browser.ts'
import { runStages, suites } from './stages.ts'
import { judgeTime } from './time-limit.ts'

try {
  const environment = { CHROMIUM_PATH: findOrInstallFastest() }
  const endWatch = await watchQuietness()
  const begun = performance.now()
  const results = await runStages([
    { name: 'checks', args: [join(import.meta.dirname, 'check.ts')] },
    // The checks leave a processor idle while they wait for the slowest.
    { name: 'site', args: [join(import.meta.dirname, 'build-site.ts')], after: [] },
    { name: 'studio’s build', args: [join(import.meta.dirname, 'build-studio.ts')], after: ['site'] },
    { name: 'tests', args: suites('vitest.config.ts') },
    { name: 'journeys', args: suites('e2e/vitest.config.ts'), environment },
    { name: 'studio', args: suites('e2e/studio/vitest.config.ts'), environment },
  ])
  const total = (performance.now() - begun) / 1_000
  const checks = results.find(({ name }) => name === 'checks')?.seconds ?? 0
  const time = judgeTime({ total, checks }, await endWatch())
  console.log(time.line)
  process.exitCode = time.isGood && results.every(({ isGood }) => isGood) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
