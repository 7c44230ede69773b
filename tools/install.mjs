// Runs on the machine's own Node before packages are installed: Node 20 features only, no packages.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'node_modules', '.installed-from')

/** Installs the packages of the lockfile, unless they are installed already. */
export function install() {
  const [major] = process.versions.node.split('.').map(Number)
  if (major === undefined || major < 20) {
    fail(`Promenade needs Node 20 or newer to start; this is Node ${process.versions.node}.`)
  }
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail('The packages could not be installed; npm says why above.')
  writeFileSync(stamp, wanted)
}

/** The path of the pinned Node, after the installation. */
export function pinnedNode() {
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}

/** Prints a sentence and exits with 1. */
function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
