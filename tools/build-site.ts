import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { OperatorError } from '@promenade/process/operator-error'
import { readBuildStamp } from './build-stamp.ts'

const root = join(import.meta.dirname, '..')
const site = join(root, 'site')
const themes = join(site, 'app', 'theme', 'themes')

function buildOrExplain(): void {
  try {
    buildSite()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

/** Builds the website, unless the existing build has the same sources. Throws `OperatorError`. */
export function buildSite(): void {
  checkTheme(process.env['SITE_THEME'])
  const stamp = readBuildStamp(join(site, 'dist'), `production ${process.env['SITE_THEME'] ?? ''}`, [
    'site/{app,build,content,server,service-worker,public}/**/*',
    'site/*.{ts,json}',
    '{domain,contract,process}/src/**/*.{ts,css}',
    'package-lock.json',
  ])
  if (stamp.isCurrent) return
  console.log('Building the site …')
  const cli = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'build'], {
    cwd: site,
    encoding: 'utf8',
    // With the test runner's NODE_ENV the development version of React would be built.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new OperatorError(`The site could not be built.\n${stdout}${stderr}`)
  stamp.write()
}

function checkTheme(theme: string | undefined): void {
  const names = globSync('*.ts', { cwd: themes }).map((file) => basename(file, '.ts'))
  if (!theme || names.includes(theme)) return
  throw new OperatorError(
    `SITE_THEME "${theme}" is not a theme: choose one of ${names.toSorted().join(', ')}.`,
  )
}

// At the end, since it uses the constants above.
if (process.argv[1] === import.meta.filename) buildOrExplain()
