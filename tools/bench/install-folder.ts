import { spawnSync } from 'node:child_process'

/**
 * Installs what the lock file of a folder outside the workspace names. Throws where that fails; npm says why. Not by
 * `npm ci`: it refuses a lock file as soon as a registry lacks some package for another system.
 */
export function installFolder(folder: string): void {
  const { status } = spawnSync(
    'npm',
    ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0) throw new Error(`The packages of ${folder} could not be installed.`)
}
