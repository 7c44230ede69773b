import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

/** Chromium without windows: a new visitor takes a third of the processor time of the others. */
const withoutWindows = '/usr/bin/chromium-headless-shell'

const known = [
  withoutWindows,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The browser of a long run. Where the distribution's packages can be installed, that is the one without windows, even if
 * another is there; an installation that fails leaves that one.
 */
export function findOrInstallFastest(): string {
  if (!process.env['CHROMIUM_PATH'] && !existsSync(withoutWindows)) {
    console.log('Installing Chromium without windows, with which the tests take less time …')
    installFromDistribution(['chromium-headless-shell'])
  }
  return findOrInstallBrowser()
}

/** The path of Chromium, which is installed if missing. Throws with one sentence if that fails. */
export function findOrInstallBrowser(): string {
  const found = findBrowser()
  if (found !== undefined) return found
  console.log('Installing Chromium for the tests …')
  installFromDistribution(['chromium-headless-shell', 'chromium'])
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

/** Installs the first of these packages that it can, and removes none for it. */
function installFromDistribution(names: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']
  spawnSync('apt-get', ['update', '-qq', ...patience], { stdio: 'inherit', env })
  for (const name of names) {
    const args = ['install', '-y', '-qq', '--no-install-recommends', '--no-remove', ...patience, name]
    if (spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0) return
  }
}

function installFromPlaywright(): void {
  const cli = join(import.meta.dirname, '..', '..', 'node_modules', 'playwright-core', 'cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' })
}
