import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let dataFolder: string
let started: ChildProcess[]

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'promenade-start-'))
  started = []
})

afterEach(async () => {
  // Each has a process group of its own, which is ended after a failed test.
  for (const { pid } of started) if (pid !== undefined) endGroup(pid)
  await rm(dataFolder, { recursive: true, force: true })
})

describe('npm start', () => {
  it('stops its servers when npm gets SIGTERM', async () => {
    const npm = start('npm', ['start'])
    const url = await openedUrl(npm)
    expect(await isListening(url)).toBe(true)
    npm.kill('SIGTERM')
    await expect.poll(() => isListening(url)).toBe(false)
  })

  it('stops its servers when it is killed', async () => {
    const program = start(process.execPath, ['tools/start.mjs'])
    const url = await openedUrl(program)
    program.kill('SIGKILL')
    await expect.poll(() => isListening(url)).toBe(false)
  })
})

/** Starts the site only, which listens without its platform. */
function start(command: string, args: readonly string[]): ChildProcess {
  const platform = {
    PLATFORM_URL: 'http://127.0.0.1:9',
    PROPERTY_ID: '1',
    PLATFORM_API_KEY: 'a-public-web-key',
  }
  const child = spawn(command, args, {
    cwd: join(import.meta.dirname, '..', '..'),
    env: { ...process.env, ...platform, SITE_PORT: '0', PROMENADE_DATA: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  started.push(child)
  return child
}

function openedUrl(child: ChildProcess): Promise<string> {
  let text = ''
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (part) => {
      text += String(part)
      const [, url] = /open: (\S+)/.exec(text) ?? []
      if (url !== undefined) resolve(url)
    })
    child.on('exit', () => reject(new Error(`npm start has ended: ${text}`)))
  })
}

async function isListening(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  )
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The process has ended already.
  }
}
