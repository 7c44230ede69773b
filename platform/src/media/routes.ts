import { z } from '@hono/zod-openapi'
import { describeError } from '../http/openapi.ts'

export const mediaPath = '/media/:prefix/:name'

export const describeMedia = {
  method: 'get' as const,
  path: '/media/{prefix}/{name}',
  summary: 'A picture from the address in another response; it never changes',
  request: {
    params: z.object({
      prefix: z.string().meta({ description: 'First digits of the hash of the picture.' }),
      name: z.string(),
    }),
  },
  responses: {
    200: { description: 'The picture.', content: { 'image/*': { schema: z.string() } } },
    404: describeError('No such picture.'),
  },
}
