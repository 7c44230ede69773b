import type { MallRecord } from '@promenade/domain/mall/values'
import { z } from 'zod'
import type { DecodeContext, Decoded } from '../decode/decode-context.ts'
import { withUniqueKeys } from '../decode/record.ts'
import { decodeList, type ItemContext } from '../decode/response.ts'
import type { Row } from '../decode/row.ts'

interface RecordListOptions<Schema extends z.ZodType, Item extends MallRecord> {
  readonly path: string
  readonly summary: string
  /** The schema of one record. */
  readonly schema: Schema
  /** Decodes one record. Throws `UnusableItem` for one that is left out. */
  readonly read: (row: Row, context: ItemContext<DecodeContext>) => Item
  /** The names of the list in the responses of other platforms, if not the path. */
  readonly keys?: readonly string[]
}

/** The resource of a list of records. It decodes them in the order of the response, with unique ids and slugs. */
export function recordList<Schema extends z.ZodType, Item extends MallRecord>({
  path,
  summary,
  schema,
  read,
  keys,
}: RecordListOptions<Schema, Item>) {
  const decode = (response: unknown, context: DecodeContext): Decoded<readonly Item[]> =>
    withUniqueKeys(path, decodeList(path, response, context, read, keys))
  return { path, summary, schema: z.array(schema), decode }
}
