import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sealCall } from '@promenade/contract/account-api/call'
import { beforeAll, describe, expect, it } from 'vitest'
import { createPlatform } from './app.ts'
import { importContent } from './import/import-content.ts'
import { friday, propertyFile, svg, writeContentFolder } from './testing/sample-content.ts'
import { usePlatform } from './testing/test-platform.ts'
import { createContentParts } from './previews/preview-contents.ts'

const [keyOfAll, keyOfOne, keyOfTwo] = ['the-key-of-all-malls', 'the-key-of-mall-one', 'the-key-of-mall-two']

describe('several malls on one platform', () => {
  const test = usePlatform()

  beforeAll(async () => {
    const picture = { 'popups/fair.yaml': undefined, '../pictures/scenes/plaza.svg': svg(9, 9) }
    const folder = await writeContentFolder({ ...picture, 'property.yaml': propertyFile(2, 'Plaza Cobalto') })
    await importContent(test.database().database, folder.path, friday).finally(folder.remove)
  })

  function ask(request: Request): Promise<Response> {
    return createPlatform({
      ...createContentParts(test.database().database),
      apiKeys: [keyOfAll],
      propertyKeys: new Map([
        ['1', [keyOfOne]],
        ['2', [keyOfTwo]],
      ]),
      tenant: 'mall',
      signatureScheme: 'hmac-sha256',
      changes: { open: () => Promise.resolve(new Response()), closeAll() {} },
      clock: () => friday,
      onError: (error) => expect.fail(String(error)),
    })(request)
  }

  it.each([
    [keyOfAll, 200, 200],
    [keyOfOne, 200, 401],
    [keyOfTwo, 401, 200],
    ['another-key-of-a-mall', 401, 401],
  ])('reads with %s', async (key, one, two) => {
    for (const path of ['', '/stores/list', '/changes']) {
      const statusOf = async (id: number) =>
        (await ask(new Request(`http://platform.test/properties/${id}${path}?api_key=${key}`))).status
      expect([path, await statusOf(1), await statusOf(2)]).toEqual([path, one, two])
    }
  })

  it.each([
    [keyOfAll, 'session', 'session'],
    [keyOfOne, 'session', 'signature'],
    [keyOfTwo, 'signature', 'session'],
  ])('accepts account calls signed with %s', async (key, one, two) => {
    const reasonOf = async (propertyId: string) => {
      const call = { propertyId, endpoint: 'get_profile', data: {}, timestamp: friday.toISOString() } as const
      const sealed = await sealCall(
        { ...call, nonce: `${key} ${propertyId}` },
        { scheme: 'hmac-sha256', key },
      )
      const body = JSON.stringify(sealed)
      const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) }
      const init = { method: 'POST', body, headers }
      return (await ask(new Request('http://platform.test/mall/get_profile', init))).json()
    }
    expect(await reasonOf('1')).toMatchObject({ reason: one })
    expect(await reasonOf('2')).toMatchObject({ reason: two })
  })

  it('lists the malls and removes one by its id and name', async () => {
    expect((await command()).lines).toEqual([
      expect.stringMatching(/^1 {2}Little Harbour {2}\d+ stores {2}0 accounts {2}0 messages$/),
      expect.stringMatching(/^2 {2}Plaza Cobalto {2}\d+ stores/),
    ])
    const wrong = await command('--remove', '2', 'Little Harbour')
    expect(wrong).toEqual({ code: 1, lines: [expect.stringContaining('nothing was removed')] })
    expect((await command('--remove', '2', 'Plaza Cobalto')).code).toBe(0)
    expect((await command()).lines).toEqual([expect.stringContaining('Little Harbour')])
    const { database } = test.database()
    const stores = await database.selectFrom('entry').select('property_id').distinct().execute()
    expect(stores).toEqual([{ property_id: 1 }])
  })

  it.each([
    ['--remove'],
    ['--remove', '2'],
    ['list'],
    ['--remove', 'x', 'Plaza'],
    ['export'],
    ['export', '--people'],
    ['export', 'a.tar.gz', 'x'],
    ['import'],
    ['import', 'a.tar.gz', 'b.tar.gz'],
  ])('says how the command is used: %s %s', async (...args) => {
    expect(await command(...args)).toEqual({
      code: 1,
      lines: [
        expect.stringContaining('--remove <id>'),
        expect.stringContaining('studio-admin <e-mail>'),
        expect.stringContaining('export <file>'),
        expect.stringContaining('import <file>'),
      ],
    })
  })

  async function command(...args: readonly string[]) {
    const child = fork(join(import.meta.dirname, 'mall-command.ts'), args, {
      env: { DATABASE_URL: test.database().databaseUrl, PATH: process.env['PATH'] },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const streams = [child.stdout, child.stderr].map((stream) => (stream === null ? '' : text(stream)))
    const [[code], ...parts] = await Promise.all([once(child, 'exit'), ...streams])
    return { code, lines: parts.join('').trim().split('\n') }
  }
})
