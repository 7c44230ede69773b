import { spawnSync } from 'node:child_process'

/** Installs what the lock file of a folder outside the workspace names. Throws where that fails; npm says why. */
export function installFolder(folder: string): void {
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0) throw new Error(`The packages of ${folder} could not be installed.`)
}
