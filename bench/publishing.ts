import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { connect, type Database } from '../platform/src/database/connect.ts'
import { migrate } from '../platform/src/database/migrate.ts'
import { applyChangeSet } from '../platform/src/documents/change-set.ts'
import { readPassword } from '../platform/src/embedded/cluster.ts'
import { type EmbeddedServer, startEmbedded } from '../platform/src/embedded/embedded.ts'
import { connectTo } from '../platform/src/embedded/running.ts'
import { importContent } from '../platform/src/import/import-content.ts'
import { findEntries } from '../platform/src/studio/find-entries.ts'
import { writeGeneratedMall } from './generated-mall.ts'
import { interleaveMeasures } from './interleave.ts'
import type { Table } from './report.ts'

const [small, large] = [150, 5_000] as const
/** Maximum ratio of the larger mall to the smaller one. */
const goal = 1.5
const rounds = 20
const now = new Date('2026-11-25T14:30:00Z')

/** How the cost of publishing one record grows with the mall. */
export async function benchPublishing(): Promise<readonly Table[]> {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-bench-'))
  const server = await startEmbedded(join(folder, 'data'))
  try {
    const many = await openMall(server, folder, large)
    const few = await openMall(server, folder, small)
    const { a, b, ratio } = await interleaveMeasures(many.publish, few.publish, rounds)
    await many.database.destroy()
    await few.database.destroy()
    return [
      {
        title: 'Publishing one record',
        how: `Processor time of the platform's process, without PostgreSQL's, to publish a store with another telephone number; malls generated from the demo mall, each in a database of its own.`,
        head: [`${large.toLocaleString('en')} stores`, `${small} stores`, 'ratio', 'goal'],
        rows: [
          {
            cells: [`${a.toFixed(1)} ms`, `${b.toFixed(1)} ms`, ratio.toFixed(2), `≤ ${goal}`],
            isMet: ratio <= goal,
          },
        ],
      },
    ]
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function openMall(server: EmbeddedServer, folder: string, stores: number) {
  const url = new URL(server.databaseUrl)
  const admin = await connectTo(Number(url.port), await readPassword(server), 'postgres')
  await admin.query(`create database mall_${stores} owner ${url.username}`).finally(() => admin.end())
  url.pathname = `/mall_${stores}`
  const database = connect(url.href)
  await migrate(database)
  await importContent(database, await writeGeneratedMall(join(folder, `mall-${stores}`), stores), now)
  return { database, publish: await createPublisher(database) }
}

/** Publishes the same store again and again; returns milliseconds of processor time. */
async function createPublisher(database: Database): Promise<() => Promise<number>> {
  const { id: propertyId } = await database.selectFrom('property').select('id').executeTakeFirstOrThrow()
  const [store] = await findEntries(database, { propertyId, kind: 'store' })
  if (store === undefined) throw new Error('The mall has no store.')
  let { version } = store
  return async () => {
    const document = { ...store.document, phone: `902-555-0${100 + (version % 100)}` }
    const begun = process.cpuUsage()
    const { items } = await database
      .transaction()
      .execute((transaction) =>
        applyChangeSet(
          { transaction, propertyId, now },
          { items: [{ entry: store.id, version, action: 'publish', document }] },
        ),
      )
    const { user, system } = process.cpuUsage(begun)
    version = items[0]?.version ?? version
    return (user + system) / 1_000
  }
}
