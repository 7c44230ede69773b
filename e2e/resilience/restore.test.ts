import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readTables } from '../../platform/src/testing/read-tables.ts'
import { type DrillMall, openDrillMall } from './drill-mall.ts'
import { type Finding, testFindings } from '../support/findings.ts'
import { isTaken, readStamp, sendForm } from './form-visitor.ts'
import { openMailbox } from './mailbox.ts'

testFindings('has everything after a restore from a backup', async () => [await drillRestore()])

const messages = 20

/** Copies a mall as docs/operations.md says while it stands still, loses it, and opens the copy elsewhere. */
async function drillRestore(): Promise<Finding> {
  const mailbox = await openMailbox()
  await mailbox.goAway()
  const environment = { SMTP_URL: mailbox.url, MAIL_FIRST_PAUSE_SECONDS: '5' }
  const folder = await mkdtemp(join(tmpdir(), 'promenade-restore-'))
  // The account that PostgreSQL has where root starts it must get here, or its data would lie elsewhere.
  await chmod(folder, 0o755)
  const [lost, found] = [join(folder, 'lost'), join(folder, 'found')]
  try {
    const before = await withMall(await openDrillMall({ environment, dataFolder: lost }), async (mall) => {
      const taken = await write(mall)
      return { taken, tables: await mall.look(readTables) }
    })
    await mkdir(join(found, 'site'), { recursive: true })
    for (const kept of ['postgres', 'platform-key', 'site/secret'])
      execFileSync('cp', ['-a', join(lost, kept), join(found, kept)])
    await rm(lost, { recursive: true })
    const after = await withMall(await openDrillMall({ environment, dataFolder: found }), async (mall) => {
      const tables = await mall.look(readTables)
      await mailbox.comeBack()
      await mailbox.until((mails) => mails.length >= messages)
      return { tables }
    })
    const same = [...before.tables].filter(([name, print]) => after.tables.get(name) === print)
    const mailed = mailbox.distinct().length
    return {
      what: `a mall is lost with ${messages} mails waiting; its database folder, key and secret were copied before`,
      must: 'the copy has everything, and sends each mail once',
      seen: `${same.length} of ${before.tables.size} tables the same, ${before.taken} messages taken, ${mailed} mailed`,
      isMet:
        same.length === before.tables.size &&
        before.taken === messages &&
        mailbox.received().length === messages,
    }
  } finally {
    await mailbox.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function withMall<Result>(mall: DrillMall, use: (mall: DrillMall) => Promise<Result>): Promise<Result> {
  return use(mall).finally(() => mall.close())
}

async function write({ siteUrl }: DrillMall): Promise<number> {
  const stamp = await readStamp(siteUrl, '/contact-us')
  let taken = 0
  for (let number = 1; number <= messages; number++) {
    const fields = {
      stamp,
      name: 'Ó Súilleabháin',
      email: `visitor-${number}@example.com`,
      subject: `Drill ${number} before it is lost`,
      message: 'Is the lost property office open on Sundays?',
    }
    const sent = await sendForm({ siteUrl, path: '/contact-us', fields, from: `198.51.100.${number}` })
    if (isTaken(sent)) taken += 1
  }
  return taken
}
