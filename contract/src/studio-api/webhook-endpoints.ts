import { type Endpoint, nothing } from './endpoint.ts'
import {
  deliveriesQuery,
  deliveriesSchema,
  replayedSchema,
  replaySchema,
  webhookSecretSchema,
  webhooksSchema,
  webhookStateSchema,
  webhookTargetSchema,
} from './webhooks.ts'

/** The addresses of webhooks, by which other programs hear of publications. */
export const webhookEndpoints = {
  'GET /api/v1/webhooks': {
    summary: 'The webhooks of the mall',
    callers: 'staff',
    permission: 'tokens.manage',
    response: webhooksSchema,
  },
  'POST /api/v1/webhooks': {
    summary: 'Adds a webhook; this response alone shows its secret',
    callers: 'fresh',
    permission: 'tokens.manage',
    body: webhookTargetSchema,
    status: 201,
    response: webhookSecretSchema,
  },
  'PUT /api/v1/webhooks/:id': {
    summary:
      'Changes the address and the kinds of a webhook; its secret stays, and what waits goes to the new address',
    callers: 'fresh',
    permission: 'tokens.manage',
    body: webhookTargetSchema,
    response: nothing,
  },
  'PATCH /api/v1/webhooks/:id': {
    summary: 'Switches a webhook on or off',
    callers: 'fresh',
    permission: 'tokens.manage',
    body: webhookStateSchema,
    response: nothing,
  },
  'DELETE /api/v1/webhooks/:id': {
    summary: 'Deletes a webhook with the list of what was sent',
    callers: 'fresh',
    permission: 'tokens.manage',
    response: nothing,
  },
  'POST /api/v1/webhooks/:id/secret': {
    summary: 'Gives a webhook a new secret; the former one signs too for a day',
    callers: 'fresh',
    permission: 'tokens.manage',
    status: 201,
    response: webhookSecretSchema,
  },
  'POST /api/v1/webhooks/:id/test': {
    summary: 'Sends a `webhook.test`',
    callers: 'staff',
    permission: 'tokens.manage',
    status: 201,
    response: nothing,
  },
  'GET /api/v1/webhooks/:id/deliveries': {
    summary: 'What was sent to a webhook in the last thirty days, the newest first',
    callers: 'staff',
    permission: 'tokens.manage',
    query: deliveriesQuery,
    response: deliveriesSchema,
  },
  'POST /api/v1/webhooks/:id/replays': {
    summary: 'Sends a delivery again under its id, or all since an instant that have not arrived',
    callers: 'staff',
    permission: 'tokens.manage',
    body: replaySchema,
    status: 201,
    response: replayedSchema,
  },
} as const satisfies Readonly<Record<string, Endpoint>>
