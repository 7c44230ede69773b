import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

/** The query of `GET /mall.tar.gz`. With `people=1` it has the data of visitors too. */
export const archiveQuery = z.strictObject({ people: z.literal(['0', '1']).default('0') })

/** The address of the whole mall as one file. */
export const archiveEndpoints = {
  'GET /api/v1/mall.tar.gz': {
    summary: 'The whole mall as one archive: records with their history, pictures and map',
    callers: 'fresh',
    permission: 'settings.manage',
    query: archiveQuery,
    response: 'mall',
  },
} as const satisfies Readonly<Record<string, Endpoint>>
