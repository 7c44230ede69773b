// `npm run import`, `npm run import -- FOLDER`: imports the demo mall, or the mall of a folder, into the platform. With
// `--dry-run` it only says what it would do; `--take store/ixtle,…` or `--take all` replaces what staff have changed.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { install, pinnedNode } from './install.mjs'
import { pathFrom } from './path-from.mjs'

install()
const root = join(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { take: { type: 'string' }, 'dry-run': { type: 'boolean' } },
})
const args = [
  join(root, 'platform', 'platform.mjs'),
  'import',
  ...(positionals.length > 0 ? positionals.map(pathFrom) : [join(root, 'demo')]),
  ...(values.take === undefined ? [] : ['--take', values.take]),
  ...(values['dry-run'] === true ? ['--dry-run'] : []),
]
const { status } = spawnSync(pinnedNode(), args, { stdio: 'inherit' })
process.exit(status ?? 1)
