// `npm test` after the installation, on the pinned Node: checks, unit and request tests, then journeys in a browser.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findOrInstallBrowser } from '../e2e/support/find-browser.ts'

const root = join(import.meta.dirname, '..')
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')

try {
  const browser = findOrInstallBrowser()
  run('checks', [join(root, 'tools', 'check.ts')])
  run('tests', [vitest, 'run'])
  run('journeys', [vitest, 'run', '--config', 'e2e/vitest.config.ts'], { CHROMIUM_PATH: browser })
  run('studio', [vitest, 'run', '--config', 'e2e/studio/vitest.config.ts'], { CHROMIUM_PATH: browser })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function run(name: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  if (status !== 0) throw new Error(`The ${name} failed.`)
}
