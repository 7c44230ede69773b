// `npm run check`: format, types, lint (arrows included) and dead code.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

const checks: readonly (readonly [what: string, command: string, ...args: string[]])[] = [
  ['format', 'oxfmt', '--check', '.'],
  ['route types', 'react-router', 'typegen', 'site'],
  ['types of domain', 'tsc', '-p', 'domain'],
  ['types of contract', 'tsc', '-p', 'contract'],
  ['types of process', 'tsc', '-p', 'process'],
  ['types of platform', 'tsc', '-p', 'platform'],
  ['types of site', 'tsc', '-p', 'site'],
  ['types of the worker', 'tsc', '-p', 'site/service-worker'],
  ['types of tools and journeys', 'tsc', '-p', '.'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['dead code', 'knip'],
]

let failed = 0
for (const [what, command, ...args] of checks) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: withTools(),
  })
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${what}`)
  if (status === 0) continue
  failed += 1
  console.log(stdout, stderr)
}
process.exitCode = failed === 0 ? 0 : 1

function withTools(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env['PATH'] ?? ''}` }
}
