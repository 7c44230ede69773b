import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { endpoints } from '@promenade/contract/account-api/endpoints'
import { envelopeSchema, accountProblemSchema } from '@promenade/contract/account-api/call'
import { problemType } from '@promenade/process/problem'
import type { ServedEndpoint } from './call.ts'

/** Adds the endpoints to the OpenAPI document, with the schemas of the contract. */
export function describeCalls(
  registry: OpenAPIHono['openAPIRegistry'],
  served: readonly ServedEndpoint[],
  tenant: string,
): void {
  for (const { name } of served) {
    const { summary, request, response, isPersonal } = endpoints[name]
    const body = z.strictObject({ ...envelope, ...request.shape })
    const data = z.object({ data: response })
    registry.registerPath({
      method: 'post',
      path: `/${tenant}/${name}`,
      summary,
      request: {
        ...(isPersonal ? { headers: tokens } : {}),
        body: { required: true, content: { 'application/json': { schema: body } } },
      },
      responses: {
        200: { description: 'Success.', content: { 'application/json': { schema: data } } },
        401: describeError(isPersonal ? 'Reason `signature` or `session`.' : 'Reason `signature`.'),
        ...refusals(name),
      },
    })
  }
}

const envelope = {
  ...envelopeSchema.shape,
  signature: envelopeSchema.shape.signature.meta({
    description:
      'HMAC-SHA-256 with the key, in hex, over the name of the endpoint, a line feed and the body without ' +
      '`signature` as JSON with sorted keys. If `PLATFORM_SIGNATURE` is `api-key`: the key.',
  }),
  timestamp: envelopeSchema.shape.timestamp.meta({ description: 'Current time, at most five minutes off.' }),
  nonce: envelopeSchema.shape.nonce.meta({ description: 'Distinguishes equal calls of the same instant.' }),
}

const tokens = z.object({
  'access-token': z.string().meta({
    description:
      'Valid for one call: every response contains the next token, also of a refused call. If it is blank, the present ' +
      'one stays valid. Without one, the visitor is logged out. A token that was used before ends its session.',
  }),
  uid: z.string().meta({ description: 'From the last response.' }),
  client: z.string().meta({ description: 'The browser, from the last response.' }),
})

function refusals(name: ServedEndpoint['name']) {
  const { request, isPersonal } = endpoints[name]
  const isKeyed = 'idempotency_key' in request.shape
  return {
    422: describeError(
      `Invalid fields, listed in \`errors\`.${isKeyed ? ' Reason `key-used`: an earlier call had the same key and other data.' : ''}`,
    ),
    ...(isPersonal ? {} : { 429: describeError('Reason `too-often`; `retry_after` in seconds.') }),
    ...ownRefusals[name],
  }
}

/** Errors of single endpoints. */
const ownRefusals: Readonly<Partial<Record<ServedEndpoint['name'], Record<number, DescribedError>>>> = {
  contest_entry: {
    404: describeError('Reason `unknown`: there is no such contest.'),
    409: describeError('Reason `not-open`: the contest has not started yet.'),
    410: describeError('Reason `over`.'),
  },
  newsletter_confirm: {
    404: describeError('Reason `unknown`.'),
    410: describeError('Reason `used-up`: the link is too old.'),
  },
  newsletter_unsubscribe: { 404: describeError('Reason `unknown`.') },
  login_hash: { 410: describeError('Reason `used-up`: the link was used or is too old.') },
  add_favorite: { 404: describeError('Reason `unknown`: there is no such record.') },
}

type DescribedError = ReturnType<typeof describeError>

function describeError(description: string) {
  return { description, content: { [problemType]: { schema: accountProblemSchema } } }
}
