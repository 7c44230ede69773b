import { resolve } from 'node:path'
import { entryKinds } from '@promenade/contract/kinds/kinds'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importContent } from '../import/import-content.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { friday } from '../testing/sample-content.ts'
import { checkDocuments } from './check-documents.ts'
import { saveDraft } from './save-draft.ts'
import { listPublished } from './list-published.ts'
import type { Writer } from './writer.ts'

const demo = resolve(import.meta.dirname, '../../../demo')

describe('the demo mall as entries', () => {
  let test: TestDatabase

  beforeAll(async () => {
    test = await createTestDatabase()
    await importContent(test.database, demo, friday)
  })
  afterAll(() => test.drop())

  it('has nearly every kind, and no faults', async () => {
    const { kinds, faults } = await act(async (writer) => {
      const documents = await listPublished(writer.transaction, writer.propertyId)
      return {
        kinds: new Set(documents.map(({ kind }) => kind)),
        faults: await checkDocuments(writer, documents),
      }
    })
    expect(entryKinds.filter((kind) => !kinds.has(kind))).toEqual(['social-post'])
    expect(faults).toEqual([])
  })

  it('stays the same when each record is opened and saved without a change', async () => {
    const versions = await act(async (writer) => {
      const documents = await listPublished(writer.transaction, writer.propertyId)
      const saved = []
      for (const { entryId, document } of documents)
        saved.push(await saveDraft(writer, { entryId, version: 1, document, editor: undefined }))
      return saved.map(({ entry }) => entry.version)
    })
    expect(versions.length).toBeGreaterThan(300)
    expect(new Set(versions)).toEqual(new Set([1]))
  })

  it('stays as it is when it is imported again', async () => {
    expect(await importContent(test.database, demo, friday)).toMatchObject({ changed: false, version: 1 })
  })

  function act<Result>(work: (writer: Writer) => Promise<Result>): Promise<Result> {
    return test.database
      .transaction()
      .execute((transaction) => work({ transaction, propertyId: 1, now: friday }))
  }
})
