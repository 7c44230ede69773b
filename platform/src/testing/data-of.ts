import { z } from 'zod'

/** The `data` of a successful account call. */
export async function dataOf(response: Response): Promise<unknown> {
  return z.object({ data: z.unknown() }).parse(await response.json()).data
}
