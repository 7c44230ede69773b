import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { endpoints } from '@promenade/contract/account-api/endpoints'
import { envelopeWire, privateErrorWire } from '@promenade/contract/account-api/call'
import type { ServedEndpoint } from './call.ts'

/** Enters the private calls with the schemas of the contract. */
export function describeCalls(
  registry: OpenAPIHono['openAPIRegistry'],
  served: readonly ServedEndpoint[],
  tenant: string,
): void {
  for (const { name } of served) {
    const { summary, takes, answers, isPersonal } = endpoints[name]
    const body = z.strictObject({ ...envelope, ...takes.shape })
    const data = z.object({ data: answers })
    registry.registerPath({
      method: 'post',
      path: `/${tenant}/${name}`,
      summary,
      request: {
        ...(isPersonal ? { headers: tokens } : {}),
        body: { required: true, content: { 'application/json': { schema: body } } },
      },
      responses: {
        200: { description: 'It is done.', content: { 'application/json': { schema: data } } },
        401: describeError(isPersonal ? 'Reason `signature` or `session`.' : 'Reason `signature`.'),
        ...refusals(name),
      },
    })
  }
}

const envelope = {
  ...envelopeWire.shape,
  signature: envelopeWire.shape.signature.meta({
    description:
      'HMAC-SHA-256 with the key, in hex, over the name of the endpoint, a line feed and the body without its ' +
      '`signature` as JSON with the keys of every object in order. Where `PLATFORM_SIGNATURE` is `api-key`: the key.',
  }),
  timestamp: envelopeWire.shape.timestamp.meta({ description: 'Now; five minutes off at most.' }),
  nonce: envelopeWire.shape.nonce.meta({ description: 'Makes two equal calls of one moment two.' }),
}

const tokens = z.object({
  'access-token': z.string().meta({
    description:
      'Opens once: the answer carries the next one, that of a refused call too. A blank one in an answer: keep the ' +
      'present one. None: the visitor is logged out. One that came before ends its session.',
  }),
  uid: z.string().meta({ description: 'As it was answered.' }),
  client: z.string().meta({ description: 'The browser, as it was answered.' }),
})

function refusals(name: ServedEndpoint['name']) {
  const { takes, isPersonal } = endpoints[name]
  const isKeyed = 'idempotency_key' in takes.shape
  return {
    422: describeError(
      `Fields cannot be taken; \`issues\` names them.${isKeyed ? ' Reason `key-used`: the key came with other data.' : ''}`,
    ),
    ...(isPersonal ? {} : { 429: describeError('Reason `too-often`; `retry_after` in seconds.') }),
    ...ownRefusals[name],
  }
}

/** What only some endpoints answer. */
const ownRefusals: Readonly<Partial<Record<ServedEndpoint['name'], Record<number, DescribedError>>>> = {
  contest_entry: {
    404: describeError('Reason `unknown`: there is no such contest.'),
    409: describeError('Reason `not-open`: the contest has yet to begin.'),
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
  return { description, content: { 'application/json': { schema: privateErrorWire } } }
}
