import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readTables } from '../../platform/src/testing/read-tables.ts'
import { type RestartableMall, openRestartableMall } from './restartable-mall.ts'
import { isAccepted, readStamp, sendForm } from './form-visitor.ts'
import { openMailbox } from './mailbox.ts'

it('has everything after a restore from a backup', restore)

const messages = 20

/** The same for both malls: content of another folder would be imported again. */
const contentFolder = join(import.meta.dirname, '..', '..', 'demo', 'content')

/** Makes a backup of a stopped mall as in docs/operations.md, deletes the mall, and starts the backup in another folder. */
async function restore(): Promise<void> {
  const mailbox = await openMailbox()
  await mailbox.goAway()
  const environment = { SMTP_URL: mailbox.url, MAIL_FIRST_PAUSE_SECONDS: '5' }
  const folder = await mkdtemp(join(tmpdir(), 'promenade-restore-'))
  // Started by root, PostgreSQL runs as another user, which needs access to this folder.
  await chmod(folder, 0o755)
  const [lost, found] = [join(folder, 'lost'), join(folder, 'found')]
  try {
    const before = await withMall(
      await openRestartableMall({ environment, contentFolder, dataFolder: lost }),
      async (mall) => {
        const accepted = await write(mall)
        return { accepted, tables: await readLasting(mall) }
      },
    )
    await mkdir(join(found, 'site'), { recursive: true })
    for (const entry of ['postgres', 'platform-key', 'site/secret'])
      execFileSync('cp', ['-a', join(lost, entry), join(found, entry)])
    await rm(lost, { recursive: true })
    const after = await withMall(
      await openRestartableMall({ environment, contentFolder, dataFolder: found }),
      async (mall) => {
        const tables = await readLasting(mall)
        await mailbox.comeBack()
        await mailbox.until((mails) => mails.length >= messages)
        return { tables }
      },
    )
    expect.soft(after.tables).toEqual(before.tables)
    expect.soft(before.accepted).toBe(messages)
    expect.soft(mailbox.received()).toHaveLength(messages)
  } finally {
    await mailbox.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** All tables except `seen_call`: each start of a site makes a signed call. */
async function readLasting(mall: RestartableMall): Promise<ReadonlyMap<string, string>> {
  const tables = await mall.readDatabase(readTables)
  return new Map([...tables].filter(([name]) => name !== 'seen_call'))
}

async function withMall<Result>(
  mall: RestartableMall,
  use: (mall: RestartableMall) => Promise<Result>,
): Promise<Result> {
  return use(mall).finally(() => mall.close())
}

async function write({ siteUrl }: RestartableMall): Promise<number> {
  const stamp = await readStamp(siteUrl, '/contact-us')
  let accepted = 0
  for (let number = 1; number <= messages; number++) {
    const fields = {
      stamp,
      name: 'Ó Súilleabháin',
      email: `visitor-${number}@example.com`,
      subject: `Drill ${number} before it is lost`,
      message: 'Is the lost property office open on Sundays?',
    }
    const sent = await sendForm({ siteUrl, path: '/contact-us', fields, from: `198.51.100.${number}` })
    if (isAccepted(sent)) accepted += 1
  }
  return accepted
}
