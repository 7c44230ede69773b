import { type Endpoint, nothing } from './endpoint.ts'
import {
  createdPreviewSchema,
  newPreviewSchema,
  previewChangeSchema,
  previewLinksSchema,
  previewSchema,
} from './previews.ts'

/** The addresses of previews. */
export const previewEndpoints = {
  'POST /api/v1/previews': {
    summary: 'Opens a preview: the site as of a moment, with drafts and with what is planned until then',
    callers: 'staff',
    permission: 'content.read',
    body: newPreviewSchema,
    status: 201,
    response: createdPreviewSchema,
  },
  'GET /api/v1/previews': {
    summary: 'The links of the mall to previews that still work',
    callers: 'staff',
    permission: 'content.read',
    response: previewLinksSchema,
  },
  'GET /api/v1/previews/:id': {
    summary: 'The pages of a preview that differ from the site of now, and what visitors could not get',
    callers: 'staff',
    permission: 'content.read',
    response: previewSchema,
  },
  'PATCH /api/v1/previews/:id': {
    summary: 'Shows another moment, or other drafts, in an open preview of one’s own',
    callers: 'staff',
    permission: 'content.read',
    body: previewChangeSchema,
    response: nothing,
  },
  'DELETE /api/v1/previews/:id': {
    summary: 'Ends a preview at once',
    callers: 'staff',
    permission: 'content.read',
    response: nothing,
  },
  'POST /api/v1/previews/:id/reopen': {
    summary: 'Takes back the end of a link to a preview, within its hour',
    callers: 'staff',
    permission: 'draft.write',
    response: nothing,
  },
} as const satisfies Readonly<Record<string, Endpoint>>
