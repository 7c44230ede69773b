import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readArchive } from '../archive/read-archive.ts'
import { addPerson } from '../testing/one-person.ts'
import { friday } from '../testing/sample-content.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../testing/test-studio.ts'

const address = '/api/v1/mall.tar.gz'

describe('the archive of a mall', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  const database = () => platform.database().database
  let folder = ''
  let admin: StaffBrowser

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'promenade-archive-'))
    await addPerson(database(), 'ana@example.com')
  })
  beforeEach(async () => {
    admin = await studio.logIn('Ada')
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function readSaved(response: Response) {
    const path = join(folder, 'saved.tar.gz')
    await writeFile(path, Buffer.from(await response.arrayBuffer()))
    return readArchive(path)
  }

  it('is sent whole, with the data of visitors on request, and stands in the audit and in itself', async () => {
    const response = await admin.get(address)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/gzip',
      'content-disposition': 'attachment; filename="mall-2026-11-20.tar.gz"',
      'cache-control': 'no-store',
    })
    const manifest = await readSaved(response)
    expect(manifest).toMatchObject({
      mall: { name: 'Little Harbour' },
      people: false,
      created: friday.toISOString(),
    })
    expect(manifest.entries.find(({ name }) => name === 'content/audit.jsonl')?.rows).toBeGreaterThan(0)
    const withPeople = await readSaved(await admin.get(`${address}?people=1`))
    expect(withPeople.entries).toContainEqual(
      expect.objectContaining({ name: 'people/newsletter_subscription.jsonl', rows: 1 }),
    )
    const rows = await database()
      .selectFrom('audit')
      .select(['actor', 'details'])
      .where('action', '=', 'mall.export')
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { actor: 'Ada', details: { people: false } },
      { actor: 'Ada', details: { people: true } },
    ])
  })

  it('is sent to an admin with a fresh factor alone', async () => {
    await database().updateTable('staff_session').set({ confirmed_at: null }).execute()
    expect(await (await admin.get(address)).json()).toMatchObject({ status: 403, code: 'confirm-first' })
    const editor = await studio.logIn('Edith', 'editor')
    expect(await (await editor.get(address)).json()).toMatchObject({ status: 403, code: 'forbidden' })
  })

  it('is sent one at a time, and ends when its reader goes away', async () => {
    const first = await admin.get(address)
    const refused = await admin.get(address)
    expect(await refused.json()).toMatchObject({ status: 409, code: 'conflict' })
    await first.body?.cancel()
    const tryAgain = async () => {
      const { status, body } = await admin.get(address)
      await body?.cancel()
      return status
    }
    await expect.poll(tryAgain).toBe(200)
    expect(studio.errors).toEqual([])
  })
})
