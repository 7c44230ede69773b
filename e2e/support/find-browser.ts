import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

const known = [
  // A third faster than the others, since it has no windows.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of Chromium, which is installed if missing. Throws with one sentence if that fails. */
export function findOrInstallBrowser(): string {
  const found = findBrowser()
  if (found !== undefined) return found
  console.log('Installing Chromium for the tests …')
  installFromDistribution()
  if (findBrowser() === undefined) installFromPlaywright()
  const installed = findBrowser()
  if (installed !== undefined) return installed
  throw new Error('The tests need Chromium: install it, or set CHROMIUM_PATH to where it is.')
}

function findBrowser(): string | undefined {
  const given = process.env['CHROMIUM_PATH']
  if (given !== undefined && given !== '') return existsSync(given) ? given : undefined
  return [...known, chromium.executablePath()].find((path) => existsSync(path))
}

function installFromDistribution(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const args = ['install', '-y', '-qq', '--no-install-recommends', name]
    if (spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0) return
  }
}

function installFromPlaywright(): void {
  const cli = join(import.meta.dirname, '..', '..', 'node_modules', 'playwright-core', 'cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' })
}
