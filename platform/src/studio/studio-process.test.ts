import { type ChildProcess, fork } from 'node:child_process'
import { on } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entriesSchema, entrySchema, savedDraftSchema } from '@promenade/contract/studio-api/entries'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { writeContentFolder } from '../testing/sample-content.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

describe('the studio of a platform process', () => {
  let test: TestDatabase
  let data: string
  let content: Awaited<ReturnType<typeof writeContentFolder>>
  let running: ChildProcess | undefined

  beforeAll(async () => {
    test = await createTestDatabase({ empty: true })
    content = await writeContentFolder()
    data = await mkdtemp(join(tmpdir(), 'promenade-data-'))
  })
  afterAll(async () => {
    running?.kill('SIGKILL')
    await content.remove()
    await rm(data, { recursive: true, force: true })
    await test.drop()
  })

  it('loses no acknowledged save when it is killed', async () => {
    let studio = await start()
    const cookie = await logIn(studio)
    const { items } = entriesSchema.parse(await (await get(studio, '/entries?kind=store', cookie)).json())
    const id = items[0]?.id
    for (let round = 0; round < 3; round++) {
      const acknowledged = await saveUntilKilled(studio, { id, cookie, afterMs: 150 + 130 * round })
      studio = await start()
      const { document, version } = entrySchema.parse(
        await (await get(studio, `/entries/${id}`, cookie)).json(),
      )
      expect(acknowledged.unit).toBeGreaterThan(round)
      expect(version).toBeGreaterThanOrEqual(acknowledged.version)
      expect(Number(document['unit'])).toBeGreaterThanOrEqual(acknowledged.unit)
    }
  })

  it('names the site that staff look at', async () => {
    running?.kill('SIGKILL')
    const studio = await start({ STUDIO_PORT: '0', STUDIO_SITE_URL: 'http://localhost:4999' })
    const session = await get(studio, '/session', await logIn(studio))
    expect(await session.json()).toMatchObject({ mall: { siteUrl: 'http://localhost:4999' } })
  })

  it('opens no studio without a port', async () => {
    running?.kill('SIGKILL')
    expect(await start({ STUDIO_PORT: undefined })).toEqual({ origin: undefined, token: undefined })
  })

  interface Studio {
    readonly origin: string | undefined
    readonly token: string | undefined
  }

  async function start(settings: NodeJS.ProcessEnv = { STUDIO_PORT: '0' }): Promise<Studio> {
    const child = fork(join(import.meta.dirname, '../server.ts'), ['--demo', content.path], {
      env: {
        ...process.env,
        DATABASE_URL: test.databaseUrl,
        PLATFORM_API_KEY: 'the-key-of-the-process',
        PLATFORM_PORT: '0',
        PROMENADE_DATA: data,
        LOG_LEVEL: 'error',
        ...settings,
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    running = child
    let address: string | undefined
    // Two may come at once: `once` would lose the second.
    for await (const [message] of on(child, 'message')) {
      const told = z.object({ studio: z.string().optional(), ready: z.boolean().optional() }).parse(message)
      address = told.studio ?? address
      if (told.ready === true) break
    }
    const url = address === undefined ? undefined : new URL(address)
    return { origin: url?.origin, token: url?.hash.slice(1) }
  }

  function headers({ origin = '' }: Studio, cookie = ''): Record<string, string> {
    return {
      'Content-Type': 'application/json',
      Origin: origin,
      'Sec-Fetch-Site': 'same-origin',
      Cookie: cookie,
    }
  }

  async function logIn(studio: Studio): Promise<string> {
    const response = await fetch(`${studio.origin}/api/v1/session/link`, {
      method: 'POST',
      headers: headers(studio),
      body: JSON.stringify({ token: studio.token }),
    })
    return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  }

  function get(studio: Studio, path: string, cookie: string): Promise<Response> {
    return fetch(`${studio.origin}/api/v1${path}`, { headers: headers(studio, cookie) })
  }

  async function saveUntilKilled(
    studio: Studio,
    {
      id,
      cookie,
      afterMs,
    }: { readonly id: number | undefined; readonly cookie: string; readonly afterMs: number },
  ): Promise<{ readonly version: number; readonly unit: number }> {
    const { document, version } = entrySchema.parse(
      await (await get(studio, `/entries/${id}`, cookie)).json(),
    )
    let last = { version, unit: Number(document['unit'] ?? 0) }
    try {
      for (let unit = last.unit + 1; ; unit++) {
        const response = await fetch(`${studio.origin}/api/v1/entries/${id}/draft`, {
          method: 'PUT',
          headers: { ...headers(studio, cookie), 'If-Match': `"${last.version}"` },
          body: JSON.stringify({ document: { ...document, unit: String(unit) } }),
        })
        const saved = savedDraftSchema.parse(await response.json())
        if (last.version === version) setTimeout(() => running?.kill('SIGKILL'), afterMs)
        last = { version: saved.version, unit }
      }
    } catch (error) {
      // The connection ends with the process; anything else is a fault.
      if (error instanceof TypeError || error instanceof SyntaxError) return last
      throw error
    }
  }
})
