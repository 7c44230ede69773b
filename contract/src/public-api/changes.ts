import { z } from 'zod'

/**
 * Data of one event of the `changes` stream (server-sent events named `change`): the version of the property's
 * content, which grows with every change. The first event comes at once.
 */
export const changeSchema = z
  .strictObject({ version: z.int().min(0) })
  .meta({ id: 'Change', description: 'The content has this version now.' })

export type ChangeJson = z.infer<typeof changeSchema>

/** Decodes the version in the data of a `change` event; undefined for other data. */
export function decodeChange(data: string): number | undefined {
  try {
    return changeSchema.safeParse(JSON.parse(data)).data?.version
  } catch {
    return undefined
  }
}
