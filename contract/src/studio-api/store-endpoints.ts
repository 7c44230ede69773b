import { z } from 'zod'
import { type Endpoint, fileName, idempotencyKey, nothing } from './endpoint.ts'
import { pictureSchema } from './media.ts'
import { newMapQuery, newMapSchema } from './new-map.ts'
import { planSchema } from './plan.ts'
import {
  openStoreLinkSchema,
  storeAnswersSchema,
  storeDraftSchema,
  storePageSchema,
} from './store-answers.ts'
import {
  createdRoundSchema,
  decidedSchema,
  decisionSchema,
  endedLinkSchema,
  endLinkSchema,
  newRoundSchema,
  proposalsSchema,
  roundSchema,
  roundsSchema,
  sheetsSchema,
  trustedPartsSchema,
} from './store-rounds.ts'

/** The addresses of what stores are asked for, of the plan with their units, of a new map, and those of the stores themselves. */
export const storeEndpoints = {
  'GET /api/v1/plan': {
    summary: 'The plan of each level with its units, and where each store stands',
    callers: 'tokens',
    permission: 'content.read',
    response: planSchema,
  },
  'POST /api/v1/imports/map': {
    summary:
      'Takes another map, an IMDF archive as a zip of at most 25 MB, in the place of the present one as one change set; ' +
      'that needs `content.publish`, and the `replaces` of a dry run, which compares the two and changes nothing',
    callers: 'tokens',
    permission: 'draft.write',
    limit: 'maps',
    query: newMapQuery,
    headers: z.object({ 'Idempotency-Key': idempotencyKey.optional(), 'X-File-Name': fileName }),
    body: 'archive',
    status: 201,
    response: newMapSchema,
  },
  'POST /api/v1/store/link': {
    summary: 'Exchanges the link of a mail or of a printed sheet for a cookie; it works until it ends',
    callers: 'anyone',
    body: openStoreLinkSchema,
    response: nothing,
  },
  'GET /api/v1/store': {
    summary: 'What the store of the link, or of the store user, may see and change',
    callers: 'store',
    permission: 'content.read',
    response: storePageSchema,
  },
  'POST /api/v1/store/answers': {
    summary: 'Sends hours, phone, picture, an offer or a message of the store; some wait for the centre',
    callers: 'store',
    permission: 'draft.write',
    limit: 'storeAnswers',
    headers: z.object({ 'Idempotency-Key': z.string() }),
    body: storeAnswersSchema,
    status: 201,
    response: storePageSchema,
  },
  'PUT /api/v1/store/draft': {
    summary: 'Keeps what the store has typed and not sent, for its other devices; the centre does not see it',
    callers: 'store',
    permission: 'draft.write',
    limit: 'storeDrafts',
    body: storeDraftSchema,
    response: nothing,
  },
  'POST /api/v1/store/pictures': {
    summary: 'Uploads a picture of the store, which nobody sees before it is sent',
    callers: 'store',
    permission: 'media.write',
    limit: 'storePictures',
    headers: z.object({ 'X-File-Name': z.string().optional() }),
    body: 'picture',
    status: 201,
    response: pictureSchema,
  },
  'GET /api/v1/store/media/:prefix/:name': {
    summary: 'A picture of the store',
    callers: 'store',
    permission: 'content.read',
    response: 'picture',
  },
  'GET /api/v1/rounds': {
    summary: 'What stores were asked for, and the stores that can be asked',
    callers: 'staff',
    permission: 'content.publish',
    response: roundsSchema,
  },
  'POST /api/v1/rounds': {
    summary: 'Asks stores, each by a mail with a link of its own',
    callers: 'staff',
    permission: 'content.publish',
    body: newRoundSchema,
    status: 201,
    response: createdRoundSchema,
  },
  'GET /api/v1/rounds/:id': {
    summary: 'Which stores have answered',
    callers: 'staff',
    permission: 'content.publish',
    response: roundSchema,
  },
  'POST /api/v1/rounds/:id/sheets': {
    summary: 'New links of the stores without an answer, to print',
    callers: 'staff',
    permission: 'content.publish',
    status: 201,
    response: sheetsSchema,
  },
  'POST /api/v1/store-links/:id/end': {
    summary: 'Ends the link of a store; with `undo`, all that came by it is taken back',
    callers: 'staff',
    permission: 'content.publish',
    body: endLinkSchema,
    response: endedLinkSchema,
  },
  'POST /api/v1/store-links/:id/reopen': {
    summary: 'Takes back the end of the link of a store: it works again until its day',
    callers: 'staff',
    permission: 'content.publish',
    response: nothing,
  },
  'PUT /api/v1/trusted-parts': {
    summary: 'Sets the parts that stores publish at once',
    callers: 'staff',
    permission: 'settings.manage',
    body: trustedPartsSchema,
    response: nothing,
  },
  'GET /api/v1/proposals': {
    summary: 'What stores have sent and nobody has decided yet',
    callers: 'staff',
    permission: 'content.publish',
    response: proposalsSchema,
  },
  'POST /api/v1/proposals/:id/decision': {
    summary: 'Publishes what a store has sent, at its time, or rejects it; the store gets a mail',
    callers: 'staff',
    permission: 'content.publish',
    body: decisionSchema,
    response: decidedSchema,
  },
} as const satisfies Readonly<Record<string, Endpoint>>
