import type { EndpointName } from '@promenade/contract/account-api/endpoints'
import { handlePublicCall } from './handle-public-call.ts'
import { handlePersonalCall } from './handle-personal-call.ts'
import type { ServedEndpoint } from './call.ts'
import type { LoginEndpoint, PublicEndpoint, PersonalEndpoint } from './account-endpoint.ts'

export function definePublicEndpoint<Name extends EndpointName>(
  endpoint: PublicEndpoint<Name>,
): ServedEndpoint {
  const { name, limits, handle } = endpoint
  return {
    name,
    handle: (call) =>
      handlePublicCall({ name, limits, handle: async (request) => ({ data: await handle(request) }) }, call),
  }
}

export function defineLoginEndpoint<Name extends EndpointName>(
  endpoint: LoginEndpoint<Name>,
): ServedEndpoint {
  return { name: endpoint.name, handle: (call) => handlePublicCall(endpoint, call) }
}

export function definePersonalEndpoint<Name extends EndpointName>(
  endpoint: PersonalEndpoint<Name>,
): ServedEndpoint {
  return { name: endpoint.name, handle: (call) => handlePersonalCall(endpoint, call) }
}
