import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeMall } from './malls.ts'
import { addPerson } from './testing/one-person.ts'
import { friday } from './testing/sample-content.ts'
import { usePlatform } from './testing/test-platform.ts'
import { useStudio } from './testing/test-studio.ts'

describe('the command that moves a mall', () => {
  const source = usePlatform()
  const target = usePlatform()
  const studio = useStudio(target)
  let folder = ''
  const file = () => join(folder, 'harbour.tar.gz')

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'promenade-archive-'))
    await addPerson(source.database().database, 'ana@example.com')
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function command(platform: typeof source, ...args: readonly string[]) {
    const child = fork(join(import.meta.dirname, 'mall-command.ts'), args, {
      env: { DATABASE_URL: platform.database().databaseUrl, PATH: process.env['PATH'] },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const streams = [child.stdout, child.stderr].map((stream) => (stream === null ? '' : text(stream)))
    const [[code], ...parts] = await Promise.all([once(child, 'exit'), ...streams])
    return { code, text: parts.join('').trim() }
  }

  it('exports it into a file for its owner alone, and tells of mails that wait', async () => {
    const done = await command(source, 'export', file(), '--people')
    expect(done).toEqual({
      code: 0,
      text: expect.stringMatching(
        /^The mall 1 \(Little Harbour\) as of \S+, with \d+ records in \d+ versions, \d+ pictures and data of visitors, is in \S+harbour.tar.gz, \d+\.\d MB\.\nWarning: 1 mails wait to be sent/,
      ),
    })
    expect((await stat(file())).mode & 0o777).toBe(0o600)
    expect(await command(source, 'export', file())).toEqual({
      code: 1,
      text: `The file ${file()} exists already: give another name, or move it away.`,
    })
    expect(await command(source, 'export', join(folder, 'no', 'file'))).toEqual({
      code: 1,
      text: expect.stringContaining('cannot be written'),
    })
    expect((await command(source, 'export', join(folder, 'other'), '9')).text).toContain('no such mall')
  })

  it('imports it into a running platform, which shows it at once', async () => {
    expect((await command(target, 'import', file())).text).toMatch(
      /has the mall 1 \(Little Harbour\) already/,
    )
    expect((await command(target, 'import', join(folder, 'none'))).text).toContain('cannot be read (ENOENT)')
    // The platform has the former mall in memory, under the number of the version that comes.
    const { database } = target.database()
    const ada = await studio.logIn('Ada')
    const { id, version } = await ada.newPromotion('Of the former mall')
    await ada.change({ entry: id, version, action: 'publish' })
    expect(JSON.stringify(await target.json('/promotions'))).toContain('Of the former mall')
    const { version: number } = await database
      .selectFrom('content_change')
      .select('version')
      .executeTakeFirstOrThrow()
    await source
      .database()
      .database.updateTable('content_change')
      .set({ version: number, changed_at: new Date(friday.getTime() + 1_000) })
      .execute()
    await removeMall(database, { id: 1, name: 'Little Harbour' })
    const again = join(folder, 'again.tar.gz')
    expect((await command(source, 'export', again)).code).toBe(0)
    const tried = await command(target, 'import', again, '--dry-run')
    expect(tried).toEqual({
      code: 0,
      text: expect.stringMatching(
        /no data of visitors, can be imported into the database promenade_\w+ on .*dry run/,
      ),
    })
    expect((await target.get('/promotions')).status).toBe(404)
    expect(await command(target, 'import', again)).toEqual({
      code: 0,
      text: expect.stringMatching(/npm run mall -- studio-admin <e-mail> 1$/),
    })
    expect(await target.json('/promotions')).toEqual(await source.json('/promotions'))
  })
})
