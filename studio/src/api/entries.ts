import type { EntryKind } from '@promenade/contract/kinds/kinds'
import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { call } from './call.ts'
import type { EndpointRequest } from '@promenade/contract/studio-api/endpoint-request'

/** Lists all entries of one kind or of all kinds; those in the bin only if `state` asks for them. */
export async function listEntries(
  filter: EndpointRequest<'GET /api/v1/entries'>['query'] = {},
): Promise<readonly EntryRow[]> {
  const rows: EntryRow[] = []
  let cursor: string | undefined
  do {
    const page = await call('GET /api/v1/entries', { query: { ...filter, cursor } })
    rows.push(...page.items)
    cursor = page.cursor
  } while (cursor !== undefined)
  return rows
}

/** Lists the entries of these kinds. */
export async function listEntriesOf(kinds: readonly EntryKind[]): Promise<readonly EntryRow[]> {
  return (await listEntries()).filter(({ kind }) => kinds.includes(kind))
}
