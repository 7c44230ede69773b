import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { hashFiles } from './hash-files.ts'

const root = join(import.meta.dirname, '..')
const site = join(root, 'site')
const stamp = join(site, 'dist', '.built-from')

const themes = join(site, 'app', 'theme', 'themes')

function buildOrExplain(): void {
  try {
    buildSite()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

/** The site was not built; the message says why. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
}

/** Builds the website unless the build that is there was made from these very sources. Throws `BuildError`. */
export function buildSite(): void {
  checkTheme(process.env['SITE_THEME'])
  const sources = hashOfSources()
  if (readStamp() === sources) return
  console.log('Building the site …')
  const cli = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'build'], {
    cwd: site,
    encoding: 'utf8',
    // The test runner has another one, and React would be built for developers.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new BuildError(`The site could not be built.\n${stdout}${stderr}`)
  writeFileSync(stamp, sources)
}

function checkTheme(theme: string | undefined): void {
  const names = globSync('*.ts', { cwd: themes }).map((file) => basename(file, '.ts'))
  if (!theme || names.includes(theme)) return
  throw new BuildError(`SITE_THEME "${theme}" is not a theme: choose one of ${names.toSorted().join(', ')}.`)
}

function hashOfSources(): string {
  return hashFiles(`production ${process.env['SITE_THEME'] ?? ''}`, [
    'site/{app,build,content,server,service-worker,public}/**/*',
    'site/*.{ts,json}',
    '{domain,contract,process}/src/**/*.ts',
    'package-lock.json',
  ])
}

function readStamp(): string | undefined {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return undefined
  }
}

// Last, because what it uses above has to exist by then.
if (process.argv[1] === import.meta.filename) buildOrExplain()
