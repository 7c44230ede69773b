import type { EndpointResponse } from '@promenade/contract/studio-api/endpoints'
import { responses } from 'virtual:store-response-schemas'
import { type Arguments, send, type StoreEndpoint } from './call.ts'

/** As `call`, for the endpoints of stores that are asked and of the plan: the other screens do not load the schemas of their responses. */
export async function callStores<Name extends StoreEndpoint>(
  name: Name,
  ...[request]: Arguments<Name>
): Promise<EndpointResponse<Name>> {
  return send(name, request ?? {}, responses)
}
