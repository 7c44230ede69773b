import type { EndpointResponse } from '@promenade/contract/studio-api/endpoints'
import { responses } from 'virtual:webhook-response-schemas'
import { type Arguments, send, type WebhookEndpoint } from './call.ts'

/** As `call`, for the endpoints of webhooks: the other screens do not load the schemas of their responses. */
export async function callWebhooks<Name extends WebhookEndpoint>(
  name: Name,
  ...[request]: Arguments<Name>
): Promise<EndpointResponse<Name>> {
  return send(name, request ?? {}, responses)
}
