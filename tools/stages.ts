import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')

export interface Stage {
  readonly name: string
  /** Arguments of the pinned Node. */
  readonly args: readonly string[]
  readonly environment?: NodeJS.ProcessEnv
}

/** Arguments that run suites with one of the configurations. */
export function suites(config: string, ...args: readonly string[]): readonly string[] {
  return [vitest, 'run', '--config', config, ...args]
}

/** Runs one after the other and prints the result of each at the end. A stage that fails does not hide the next. */
export function runStages(stages: readonly Stage[]): boolean {
  const results = stages.map(run)
  for (const { name, isGood, seconds } of results)
    console.log(`${isGood ? 'ok    ' : 'FAILED'} ${seconds.toFixed(0).padStart(5)} s ${name}`)
  return results.every(({ isGood }) => isGood)
}

function run({ name, args, environment }: Stage) {
  const begun = performance.now()
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  return { name, isGood: status === 0, seconds: (performance.now() - begun) / 1_000 }
}
