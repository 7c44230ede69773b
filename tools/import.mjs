// `npm run import`, `npm run import -- FOLDER`: imports the demo mall, or the mall of a folder, into the platform.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { install, pinnedNode } from './install.mjs'
import { pathFrom } from './path-from.mjs'

install()
const root = join(import.meta.dirname, '..')
const folders = process.argv.slice(2).map(pathFrom)
const args = [
  join(root, 'platform', 'platform.mjs'),
  'import',
  ...(folders.length > 0 ? folders : [join(root, 'demo')]),
]
const { status } = spawnSync(pinnedNode(), args, { stdio: 'inherit' })
process.exit(status ?? 1)
