import type { OpenAPIHono } from '@hono/zod-openapi'
import {
  previewContentPath,
  previewFieldsPath,
  previewKnownHeader,
  previewPublishedPath,
  previewTicketHeader,
} from '@promenade/contract/preview-content'
import { Problem } from '@promenade/process/problem'
import type { Database } from '../database/connect.ts'
import { type ApiKeys, authorise, keysOf } from '../http/authorise.ts'
import { commonQuery } from '../content-api/resource.ts'
import { serveMedia } from '../media/serve-media.ts'
import { listEditableFields } from './list-fields.ts'
import type { PreviewContent, PreviewContents } from './preview-contents.ts'
import { findPreviewOf } from './tickets.ts'

interface PreviewParts extends ApiKeys {
  readonly database: Database
  readonly clock: () => Date
  readonly previews: PreviewContents
}

/** The routes of the preview process, which has the key of a site and the ticket of whoever looks. */
export function addPreviewRoutes(app: OpenAPIHono, parts: PreviewParts): void {
  const open = async (request: Request, key: string | undefined) => {
    const ticket = request.headers.get(previewTicketHeader) ?? ''
    const now = parts.clock()
    const preview = await findPreviewOf(parts.database, ticket, now)
    // The key first, so that nobody without one learns whether a ticket is valid.
    authorise(key, keysOf(parts, String(preview?.propertyId ?? '')))
    const content = preview && (await parts.previews.find(preview, now))
    if (preview === undefined || content === undefined) throw new Problem(404, 'The preview has ended.')
    return { preview, content }
  }
  app.get(previewContentPath, async ({ req }) => {
    const { preview, content } = await open(req.raw, req.query('api_key'))
    const version = req.header(previewKnownHeader) ?? ''
    const known = version === content.version ? content : await parts.previews.recall(version)
    const { id, propertyId, at, expiresAt } = preview
    return new Response(toJson({ id, propertyId, at, expiresAt }, content, known), { headers })
  })
  app.get(previewPublishedPath, async ({ req }) => {
    const propertyId = req.query('property_id') ?? ''
    authorise(req.query('api_key'), keysOf(parts, propertyId))
    const now = parts.clock()
    const choice = { propertyId: Number(propertyId), drafts: [], draftsAt: now, at: now }
    const content = Number.isInteger(choice.propertyId) ? await parts.previews.find(choice, now) : undefined
    if (content === undefined) throw new Problem(404, 'The property has no content.')
    return new Response(toJson({ propertyId: choice.propertyId, at: now }, content, undefined), { headers })
  })
  app.get(previewFieldsPath, async ({ req }) => {
    const { content } = await open(req.raw, req.query('api_key'))
    const { locale } = commonQuery.parse({ locale: req.query('locale') })
    const fields = listEditableFields(content.documents, locale)
    return Response.json(fields, { headers: { 'Cache-Control': 'no-store' } })
  })
  app.get('/preview/media/:prefix/:name', async ({ req }) => {
    const { content } = await open(req.raw, req.query('api_key'))
    const [prefix, name] = [req.param('prefix'), req.param('name')]
    // A ticket opens the pictures of its preview, not those of other drafts.
    const isForStaff = content.documents.pictures.has(`${prefix}/${name}`)
    return serveMedia(req.raw, parts.database, { prefix, name, isForStaff })
  })
}

const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' }

/** The content as JSON, without the bodies that the caller has. The bodies are JSON already. */
function toJson(about: object, content: PreviewContent, known: PreviewContent | undefined): string {
  const bodies = new Map(known?.responses.map((response) => [nameOf(response), response.body]))
  const responses = content.responses.map((response) => {
    const { resource, locale, path, body } = response
    const head = JSON.stringify({ resource, locale, path })
    return bodies.get(nameOf(response)) === body ? head : `${head.slice(0, -1)},"body":${body}}`
  })
  const head = JSON.stringify({ ...about, version: content.version })
  return `${head.slice(0, -1)},"responses":[${responses.join()}]}`
}

function nameOf({ resource, locale, path = '' }: PreviewContent['responses'][number]): string {
  return `${resource} ${locale} ${path}`
}
