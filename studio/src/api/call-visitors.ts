import type { EndpointResponse } from '@promenade/contract/studio-api/endpoints'
import { responses } from 'virtual:visitor-response-schemas'
import { type Arguments, send, type VisitorEndpoint } from './call.ts'

/** As `call`, for the endpoints about visitors: the other screens do not load the schemas of their responses. */
export async function callVisitors<Name extends VisitorEndpoint>(
  name: Name,
  ...[request]: Arguments<Name>
): Promise<EndpointResponse<Name>> {
  return send(name, request ?? {}, responses)
}
