// Runs on the machine's own Node before packages are installed: Node 20 features only, no packages.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

const root = join(import.meta.dirname, '..')

/** Installs the packages of the lockfile, unless they are installed already. */
export function install() {
  const [major] = process.versions.node.split('.').map(Number)
  if (major === undefined || major < 20) {
    fail(`Promenade needs Node 20 or newer to start; this is Node ${process.versions.node}.`)
  }
  if (isInstalled()) return
  console.log('Installing packages …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail('The packages could not be installed; npm says why above.')
}

/**
 * Whether the packages of the lockfile are there, whoever ran npm: it lists them at the end of an installation. To install
 * again would empty the folder under running servers.
 */
function isInstalled() {
  const list = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(list)) return false
  const installed = packagesIn(list)
  return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    if (path === '' || wanted.link) return true
    const found = installed[path]
    // Packages for other systems are optional.
    if (found === undefined) return wanted.optional === true
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

function packagesIn(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages
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
