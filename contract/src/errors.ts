import { z } from 'zod'

/** The body of every response with a status of 400 or more. */
export const errorWire = z
  .strictObject({
    status: z.int().min(400).max(599).meta({ description: 'The HTTP status.' }),
    message: z.string().min(1).meta({ description: 'The problem, for the developer of the client.' }),
  })
  .meta({ id: 'Error', description: 'The reason of a refused or failed request.' })

/** A body of `errorWire`. */
export type ErrorWire = z.infer<typeof errorWire>
