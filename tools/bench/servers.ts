import type { Table } from '../reports/table.ts'
import { benchStarts } from './server-starts.ts'

/** What the servers cost, beside others that do the same. */
export async function benchServers(): Promise<readonly Table[]> {
  return [await benchStarts()]
}
