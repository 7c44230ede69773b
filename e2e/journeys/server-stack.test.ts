import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** Preloaded into the site: makes the first `listen` throw an unexpected error. */
const fault = `import { Server } from 'node:net'
Server.prototype.listen = () => { throw new Error('planted') }`

it('logs a failed start with a stack that names the source files', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(fault)}`, 'site/server/server.mjs'],
    {
      cwd: root,
      encoding: 'utf8',
      timeout: 60_000,
      env: {
        PLATFORM_URL: 'http://127.0.0.1:9',
        PLATFORM_API_KEY: 'a-key-that-no-platform-ever-sees',
        PROPERTY_ID: '1',
        SITE_DATA: join(tmpdir(), 'promenade-server-stack'),
        SITE_PORT: '0',
        LOG_LEVEL: 'fatal',
      },
    },
  )
  expect(status).toBe(1)
  expect(stdout).toMatch(/Error: planted/)
  expect(stdout).toMatch(/site\/server\/\S+\.ts:\d+/)
})
