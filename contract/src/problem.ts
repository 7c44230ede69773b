import { z } from 'zod'

/** The body of every response with a status of 400 or more, as `application/problem+json` (RFC 9457). */
export const problemSchema = z
  .strictObject({
    type: z.string().min(1).meta({
      description:
        'The kind of problem, such as `/problems/used-up`; `about:blank` where the status says it all.',
    }),
    title: z.string().min(1).meta({ description: 'The problem, for the developer of the client.' }),
    status: z.int().min(400).max(599).meta({ description: 'The HTTP status.' }),
  })
  .meta({ id: 'Problem', description: 'The reason of a refused or failed request.' })
