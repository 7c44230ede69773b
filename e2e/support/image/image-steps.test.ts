import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OwnDatabase, startOwnDatabase } from '../../resilience/own-database.ts'
import { freePort } from '@promenade/process/free-port'
import { environmentOf } from './containerfile.ts'
import { linkPackages, workspaces } from '../link-packages.ts'
import { untilAnswered } from '../wait-until.ts'
import { runSteps } from './run-steps.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const execute = promisify(execFile)

const installCommands: string[] = []

/** Replaces `npm ci`, which needs the `package.json` of each workspace. */
function installPackages(command: string, app: string): void {
  installCommands.push(command)
  for (const name of workspaces) readFileSync(join(app, name, 'package.json'))
  linkPackages(app)
}

describe('the steps of the Containerfile in an empty folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'promenade-image-'))
  const children: ChildProcess[] = []
  const key = 'a-key-of-the-image-test'
  let platform: string
  let site: string
  let database: OwnDatabase

  beforeAll(async () => {
    platform = runSteps('platform', folder, installPackages)
    site = runSteps('site', folder, installPackages)
    database = await startOwnDatabase()
  })

  afterAll(async () => {
    for (const child of children) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('create a platform that imports content and a site that shows it', async () => {
    const [platformPort, sitePort, studioPort] = [await freePort(), await freePort(), await freePort()]
    const settings = {
      ...inFolder(environmentOf('platform')),
      PLATFORM_API_KEY: key,
      DATABASE_URL: database.url,
      STUDIO_PORT: String(studioPort),
      STUDIO_URL: 'https://studio.mall.example',
    }
    const content = join(root, 'demo', 'content')
    const command = ['platform/src/import-command.ts', content]
    const { stderr } = await execute(process.execPath, command, { cwd: platform, env: settings })
    expect(stderr).toBe('')
    start(platform, ['platform/src/server.ts'], { ...settings, PLATFORM_PORT: String(platformPort) })
    start(site, ['site/server/server.mjs'], {
      ...inFolder(environmentOf('site')),
      PLATFORM_API_KEY: key,
      PLATFORM_URL: `http://127.0.0.1:${platformPort}`,
      PROPERTY_ID: '1',
      SITE_PORT: String(sitePort),
      // They are tested where they are made.
      SITE_IMAGE_VARIANTS: 'off',
    })
    await untilAnswered(`http://127.0.0.1:${sitePort}/es/stores/ixtle`, 200)
    // A container is reached on another address than its own loopback.
    for (const host of ['127.0.0.1', '127.0.0.2']) await untilAnswered(`http://${host}:${studioPort}/`, 200)
    const run = (...args: readonly string[]) =>
      execute(process.execPath, ['platform/platform.mjs', ...args], { cwd: platform, env: settings })
    const { stdout } = await run('mall', 'studio-admin', 'ana@mall.example')
    expect(stdout).toContain('\nhttps://studio.mall.example/log-in#')
    await expect(run('go-live')).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('Blocks: SITE_ORIGINS is not set'),
    })
  })

  it('install optional packages, among which are the programs of sharp', () => {
    expect(installCommands.length).toBeGreaterThan(1)
    expect(installCommands.filter((command) => command.includes('--omit=optional'))).toEqual([])
  })

  it('leave out tests, test fixtures and the demo mall', () => {
    const files = [platform, site].flatMap((app) =>
      globSync('{contract,demo,domain,platform,process,site,tools,e2e}/**', { cwd: app }),
    )
    expect(files).toContain('platform/src/server.ts')
    expect(files).toContain('site/dist/server/index.js')
    expect(files.filter((file) => /\.test\.|\/testing\/|^(?:demo|e2e|tools)\//.test(file))).toEqual([])
  })

  /** The volume `/data` in this folder. */
  function inFolder(environment: Readonly<Record<string, string>>): Record<string, string> {
    const settings = Object.entries(environment)
    return Object.fromEntries(
      settings.map(([name, value]) => [name, value.replace(/^\/data/, join(folder, 'data'))]),
    )
  }

  function start(cwd: string, args: readonly string[], env: Record<string, string>): void {
    children.push(spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] }))
  }
})
