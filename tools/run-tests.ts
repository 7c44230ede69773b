// `npm test` after the installation, on the pinned Node: checks, unit and request tests, then journeys in a browser.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findOrInstallBrowser } from '../e2e/support/find-browser.ts'

const root = join(import.meta.dirname, '..')
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')

/** The stages that have ended, in order. */
const results: { readonly name: string; readonly isGood: boolean; readonly seconds: number }[] = []

try {
  const browser = findOrInstallBrowser()
  run('checks', [join(root, 'tools', 'check.ts')])
  run('tests', [vitest, 'run'])
  run('journeys', [vitest, 'run', '--config', 'e2e/vitest.config.ts'], { CHROMIUM_PATH: browser })
  run('studio', [vitest, 'run', '--config', 'e2e/studio/vitest.config.ts'], { CHROMIUM_PATH: browser })
  for (const { name, isGood, seconds } of results)
    console.log(`${isGood ? 'ok    ' : 'FAILED'} ${seconds.toFixed(0).padStart(5)} s ${name}`)
  process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Runs one stage. One that fails does not hide the next. */
function run(name: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): void {
  const begun = performance.now()
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  results.push({ name, isGood: status === 0, seconds: (performance.now() - begun) / 1_000 })
}
