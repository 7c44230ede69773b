import type { Permission } from '@promenade/domain/studio/permissions'
import { z } from 'zod'
import type { HourlyLimitName } from './hourly-limits.ts'

/** One address of the studio's API. */
export interface Endpoint {
  readonly summary: string
  /**
   * `tokens`: staff, and tokens with the permission as a scope. `fresh`: staff who used a means of login just now.
   * `store`: the holder of a store's link, or a store user, for that store alone.
   */
  readonly callers: 'anyone' | 'staff' | 'fresh' | 'tokens' | 'store'
  /** Absent: every member of staff. */
  readonly permission?: Permission
  /** Absent: as often as one likes. */
  readonly limit?: HourlyLimitName
  readonly query?: z.ZodObject
  readonly headers?: z.ZodObject
  /** JSON, or what it is instead. */
  readonly body?: z.ZodType | FileBody
  /** Absent: 200. */
  readonly status?: 201 | 202
  readonly response: z.ZodType | FileBody
  /** Refusals whose body has more than an error. */
  readonly refusals?: Readonly<Record<number, z.ZodType>>
}

/** A body that is not JSON. */
export type FileBody = 'picture' | 'spreadsheet' | 'archive' | 'mall'

/** The response of what has nothing to say. */
export const nothing = z.strictObject({})

/** The header by which a request is repeated without doing it twice. */
export const idempotencyKey = z.string().meta({
  description:
    '8 to 100 letters, digits, `-` and `_`. A second request with the key gets the first response.',
})

/** The header with the name of an uploaded file. */
export const fileName = z.string().optional().meta({ description: 'The name of the file, percent-encoded.' })
