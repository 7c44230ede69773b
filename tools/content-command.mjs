// `npm run import`, `npm run stores` and `npm run go-live`: the platform's commands about a mall's folder, with paths from
// the folder in which npm was called. `npm run import` without one takes the demo mall.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { install, pinnedNode } from './install.mjs'
import { pathFrom } from './path-from.mjs'

install()
const root = join(import.meta.dirname, '..')
const [command = '', ...given] = process.argv.slice(2)
const args = given.map((arg, index) => (isPath(arg, given[index - 1]) ? pathFrom(arg) : arg))
const isDemo = command === 'import' && !given.some((arg, index) => isPath(arg, given[index - 1]))
const { status } = spawnSync(
  pinnedNode(),
  [join(root, 'platform', 'platform.mjs'), command, ...args, ...(isDemo ? [join(root, 'demo')] : [])],
  { stdio: 'inherit' },
)
process.exit(status ?? 1)

/** Anything but an option, its value, and the id of a mall. */
function isPath(/** @type {string} */ arg, /** @type {string | undefined} */ before) {
  return !arg.startsWith('--') && before !== '--take' && before !== '--language' && !/^\d+$/.test(arg)
}
