import { z } from 'zod'

/** Body of every answer with a status of 400 or more. */
export const errorWire = z
  .strictObject({
    status: z.int().min(400).max(599).meta({ description: 'The status of the answer again.' }),
    message: z.string().min(1).meta({ description: 'What was wrong, for the one who asked.' }),
  })
  .meta({ id: 'Error', description: 'Why there is no answer.' })

export type ErrorWire = z.infer<typeof errorWire>
