import { documentSchemas } from '@promenade/contract/kinds/documents'
import type { Log } from '@promenade/process/log/log'
import { pathsOf } from '../checks/issue-paths.ts'
import { expandShorthand } from '../checks/walk-fields.ts'
import type { Database } from '../database/connect.ts'
import { recordName } from './entry-document.ts'
import { listPublished } from './list-published.ts'

/**
 * Logs published records with values that an earlier version accepted and this one does not: visitors get the
 * records without these values.
 */
export async function warnOfInvalidRecords(database: Database, log: Log): Promise<void> {
  for (const { id } of await database.selectFrom('property').select('id').execute()) {
    const records = (await listPublished(database, id)).flatMap(({ kind, slug, document }) => {
      const schema = documentSchemas[kind]
      const { error } = schema.safeParse(expandShorthand(schema, document))
      if (error === undefined) return []
      const fields = error.issues.flatMap(pathsOf).map((path) => path.join('.'))
      return [`${recordName({ kind, slug })}: ${[...new Set(fields)].join(', ')}`]
    })
    if (records.length > 0)
      log.warn({ property: id, records }, 'published records have values that this version does not take')
  }
}
