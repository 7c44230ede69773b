import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import type { Document } from '@promenade/domain/studio/document'
import { connect, type Database } from '../platform/src/database/connect.ts'
import { migrate } from '../platform/src/database/migrate.ts'
import { applyChangeSet } from '../platform/src/documents/change-set.ts'
import { readPassword } from '../platform/src/embedded/cluster.ts'
import { type EmbeddedServer, startEmbedded } from '../platform/src/embedded/embedded.ts'
import { connectTo } from '../platform/src/embedded/running.ts'
import type { Act } from '../platform/src/documents/revisions.ts'
import { importContent } from '../platform/src/import/import-content.ts'
import { saveDraft } from '../platform/src/documents/save-draft.ts'
import { findEntries } from '../platform/src/studio/find-entries.ts'
import { assessDocument } from '../platform/src/studio/read-entry.ts'
import { writeGeneratedMall } from './generated-mall.ts'
import { interleaveMeasures } from './interleave.ts'
import type { Table } from './report.ts'

const [small, large] = [150, 5_000] as const
/** Maximum ratio of the larger mall to the smaller one. */
const goal = 1.5
const rounds = 20
const now = new Date('2026-11-25T14:30:00Z')

const names = { publish: 'a store published', save: 'a draft of a store saved' } as const

/** How the cost of publishing one record, or of saving its draft, grows with the mall. */
export async function benchPublishing(): Promise<readonly Table[]> {
  const folder = await mkdtemp(join(tmpdir(), 'promenade-bench-'))
  const server = await startEmbedded(join(folder, 'data'))
  try {
    const many = await openMall(server, folder, large)
    const few = await openMall(server, folder, small)
    const acts = ['publish', 'save'] as const
    const rows = []
    for (const act of acts) {
      const { a, b, ratio } = await interleaveMeasures(many[act], few[act], rounds)
      rows.push({
        cells: [names[act], `${a.toFixed(1)} ms`, `${b.toFixed(1)} ms`, ratio.toFixed(2), `≤ ${goal}`],
        isMet: ratio <= goal,
      })
    }
    await many.database.destroy()
    await few.database.destroy()
    return [
      {
        title: 'Publishing one record, saving a draft',
        how: `Processor time of the platform's process, without PostgreSQL's, to publish a store with another telephone number, and to save and check such a draft; malls generated from the demo mall, each in a database of its own.`,
        head: ['', `${large.toLocaleString('en')} stores`, `${small} stores`, 'ratio', 'goal'],
        rows,
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
  return { database, ...(await createWriters(database)) }
}

/** Change the same store again and again; return milliseconds of processor time. */
async function createWriters(database: Database) {
  const { id: propertyId } = await database.selectFrom('property').select('id').executeTakeFirstOrThrow()
  const [store] = await findEntries(database, { propertyId, kind: 'store' })
  if (store === undefined) throw new Error('The mall has no store.')
  const { id: entry, kind, slug } = store
  let { version } = store
  const measure = async (write: (act: Act, document: Document) => Promise<void>) => {
    const document = { ...store.document, phone: `902-555-0${100 + (version % 100)}` }
    const begun = process.cpuUsage()
    await database
      .transaction()
      .execute((transaction) => write({ transaction, propertyId, now, seen: new Map() }, document))
    const { user, system } = process.cpuUsage(begun)
    version += 1
    return (user + system) / 1_000
  }
  const publish = () =>
    measure(async (act, document) => {
      await applyChangeSet(act, { items: [{ entry, version, action: 'publish', document }] })
    })
  const save = () =>
    measure(async (act, document) => {
      await saveDraft(act, { entryId: entry, version, document, editor: undefined })
      await assessDocument(act, { entryId: entry, kind, slug, document })
    })
  return { publish, save }
}
