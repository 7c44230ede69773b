import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbedded } from './embedded/embedded.ts'
import { connectTo } from './embedded/running.ts'
import { readPassword } from './embedded/cluster.ts'
import { openDatabase } from './open-database.ts'

describe('the database of a command', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'promenade-open-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('is undefined if no platform runs', async () => {
    expect(await openDatabase({ databaseUrl: undefined, embeddedFolder: folder })).toBeUndefined()
  })

  it('of a running platform of an earlier release is refused with advice', async () => {
    const embeddedFolder = join(folder, 'postgres')
    const server = await startEmbedded(embeddedFolder)
    const password = await readPassword(server)
    const administrator = await connectTo(Number(new URL(server.databaseUrl).port), password, 'postgres')
    // Earlier releases had no role for the platform.
    await administrator.query('alter role promenade_platform rename to later')
    await administrator.end()
    await expect(openDatabase({ databaseUrl: undefined, embeddedFolder })).rejects.toThrow(
      /^A platform is running on the embedded database in .*: restart the platform from here, then run the command again\.$/,
    )
    await server.stop()
  })

  it.each([
    ['import-command.ts', ['/nowhere']],
    ['mail-command.ts', []],
    ['mall-command.ts', []],
  ])('that is unreachable ends %s with one sentence', async (file, args) => {
    const databaseUrl = 'postgres://ann:secret-word@127.0.0.1:1/mall'
    const child = fork(join(import.meta.dirname, file), args, {
      env: { DATABASE_URL: databaseUrl, PATH: process.env['PATH'] },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    const output = child.stderr === null ? '' : text(child.stderr)
    expect(await once(child, 'exit')).toEqual([1, null])
    expect(await output).toMatch(
      /^The database at DATABASE_URL cannot be used: [^\n]*ECONNREFUSED[^\n]*\.\n$/,
    )
  })
})
