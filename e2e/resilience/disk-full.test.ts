import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type RestartableMall, openRestartableMall } from './restartable-mall.ts'
import { isAccepted, readStamp, sendForm } from './form-visitor.ts'

it('refuses what it cannot store while the disk is full', fillDisk)

/** Enough for the demo mall, plus space to fill. */
const megabytes = 700

/** Messages sent while the disk is full; the first ones may still fit into allocated pages of the database. */
const attempts = 200

/** Mounts a disk for the mall's data; needs root. */
async function fillDisk(): Promise<void> {
  const disk = await mkdtemp(join(tmpdir(), 'promenade-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', disk])
  try {
    const mall = await openRestartableMall({ environment: {}, dataFolder: disk })
    await fillAndFree(mall, disk).finally(() => mall.close())
  } finally {
    execFileSync('umount', ['--lazy', disk])
    await rm(disk, { recursive: true, force: true })
  }
}

async function fillAndFree(mall: RestartableMall, disk: string): Promise<void> {
  const stamp = await readStamp(mall.siteUrl, '/contact-us')
  const ballast = join(disk, 'ballast')
  await fill(disk, ballast)
  const whileFull = await sendMany(mall, stamp)
  await rm(ballast)
  const after = await sendMany(mall, stamp)
  const stored = await mall.readDatabase((database) =>
    database.selectFrom('contact_message').select('id').execute(),
  )
  const mails = await mall.readDatabase((database) => database.selectFrom('mail').select('id').execute())
  expect(whileFull.refused).toBeGreaterThan(0)
  expect(after.accepted).toBe(attempts)
  expect(stored).toHaveLength(attempts)
  expect(mails).toHaveLength(attempts)
}

async function fill(disk: string, ballast: string): Promise<void> {
  const { bavail, bsize } = await statfs(disk)
  await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch(() => undefined)
}

/** Sends the same messages each time: those accepted before are accepted again, but stored once. */
async function sendMany({ siteUrl }: RestartableMall, stamp: string) {
  let [accepted, refused] = [0, 0]
  for (let number = 0; number < attempts; number++) {
    const fields = {
      stamp,
      name: 'Ann Lee',
      email: `visitor-${number}@example.com`,
      subject: `Drill ${number} on a full disk`,
      message: 'x'.repeat(4_900),
    }
    const sent = await sendForm({ siteUrl, path: '/contact-us', fields, from: `198.51.100.${number % 250}` })
    if (isAccepted(sent)) accepted += 1
    else if (sent.status === 503 || sent.status === 500) refused += 1
  }
  return { accepted, refused }
}
