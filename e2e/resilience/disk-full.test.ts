import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DrillMall, openDrillMall } from './drill-mall.ts'
import { type Finding, testFindings } from '../support/findings.ts'
import { isTaken, readStamp, sendForm } from './form-visitor.ts'

testFindings('refuses what it cannot store when the disk is full', async () => [await drillDiskFull()])

const what = 'disk full'
const must = 'refused, nothing half done; taken once there is room'

/** What the demo mall needs, and room to fill. */
const megabytes = 700

/** Messages sent while the disk is full: the first ones may still fit into pages that the database has. */
const attempts = 200

/** A disk of its own for the mall's data, which only root can have. */
async function drillDiskFull(): Promise<Finding> {
  if (process.getuid?.() !== 0 || process.platform !== 'linux')
    return { what, must, seen: 'not run: it needs root on Linux', isMet: false }
  const disk = await mkdtemp(join(tmpdir(), 'promenade-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', disk])
  try {
    const mall = await openDrillMall({ environment: {}, dataFolder: disk })
    return await fillAndFree(mall, disk).finally(() => mall.close())
  } finally {
    execFileSync('umount', ['--lazy', disk])
    await rm(disk, { recursive: true, force: true })
  }
}

async function fillAndFree(mall: DrillMall, disk: string): Promise<Finding> {
  const stamp = await readStamp(mall.siteUrl, '/contact-us')
  const ballast = join(disk, 'ballast')
  await fill(disk, ballast)
  const whileFull = await sendMany(mall, stamp)
  await rm(ballast)
  const after = await sendMany(mall, stamp)
  const stored = await mall.look((database) =>
    database.selectFrom('contact_message').select('subject').execute(),
  )
  const mails = await mall.look((database) => database.selectFrom('mail').select('id').execute())
  return {
    what: `${what} (a disk of ${megabytes} MB)`,
    must,
    seen: [
      `${whileFull.taken} taken and ${whileFull.refused} refused while full`,
      `${after.taken} of ${attempts} taken afterwards`,
      `${stored.length} stored, ${mails.length} mails`,
    ].join(', '),
    isMet:
      whileFull.refused > 0 &&
      after.taken === attempts &&
      stored.length === attempts &&
      mails.length === attempts,
  }
}

async function fill(disk: string, ballast: string): Promise<void> {
  const { bavail, bsize } = await statfs(disk)
  await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch(() => undefined)
}

/** The same messages each time: those that were taken before are taken again and stored once. */
async function sendMany({ siteUrl }: DrillMall, stamp: string) {
  let [taken, refused] = [0, 0]
  for (let number = 0; number < attempts; number++) {
    const fields = {
      stamp,
      name: 'Ann Lee',
      email: `visitor-${number}@example.com`,
      subject: `Drill ${number} on a full disk`,
      message: 'x'.repeat(4_900),
    }
    const sent = await sendForm({ siteUrl, path: '/contact-us', fields, from: `198.51.100.${number % 250}` })
    if (isTaken(sent)) taken += 1
    else if (sent.status === 503 || sent.status === 500) refused += 1
  }
  return { taken, refused }
}
