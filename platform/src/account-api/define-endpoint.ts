import type { EndpointName } from '@promenade/contract/account-api/endpoints'
import { answerOpenCall } from './handle-public-call.ts'
import { answerPersonalCall } from './handle-account-call.ts'
import type { ServedEndpoint } from './call.ts'
import type { LoginEndpoint, OpenEndpoint, PersonalEndpoint } from './account-endpoint.ts'

export function defineOpenEndpoint<Name extends EndpointName>(endpoint: OpenEndpoint<Name>): ServedEndpoint {
  const { name, limits, handle } = endpoint
  return {
    name,
    answer: (call) =>
      answerOpenCall({ name, limits, handle: async (asked) => ({ data: await handle(asked) }) }, call),
  }
}

export function defineLoginEndpoint<Name extends EndpointName>(
  endpoint: LoginEndpoint<Name>,
): ServedEndpoint {
  return { name: endpoint.name, answer: (call) => answerOpenCall(endpoint, call) }
}

export function definePersonalEndpoint<Name extends EndpointName>(
  endpoint: PersonalEndpoint<Name>,
): ServedEndpoint {
  return { name: endpoint.name, answer: (call) => answerPersonalCall(endpoint, call) }
}
