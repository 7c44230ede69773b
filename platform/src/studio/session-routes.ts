import { entryKinds, singleKinds } from '@promenade/contract/editing/documents'
import { describeDocument } from '@promenade/contract/studio-api/document-schema'
import { linkLoginWire, type StudioSession } from '@promenade/contract/studio-api/session'
import { locales } from '@promenade/domain/locale/locale'
import { listPermissions } from '@promenade/domain/studio/permissions'
import type { Hono } from 'hono'
import { Refused } from '../entries/refused.ts'
import { type Call, type StudioParts, withSession } from './call.ts'
import { readJson } from './read-json.ts'
import { answerJson } from './refuse-request.ts'
import { endSession, logInWithLink } from './session.ts'

/** The routes of the session: who is logged in, login with a link, and log-out. */
export function addSessionRoutes(app: Hono, parts: StudioParts): void {
  const path = '/api/v1/session'
  app.get(
    path,
    withSession(parts, 'content.read', async (call) => answerJson(await describeSession(call, parts))),
  )
  app.delete(
    path,
    withSession(parts, 'content.read', async ({ database, session }) =>
      answerJson({}, 200, { 'Set-Cookie': await endSession(database, session.tokenHash) }),
    ),
  )
  app.post(`${path}/link`, async ({ req }) => {
    const { token } = await readJson(req.raw, linkLoginWire, 1_000)
    const device = req.header('user-agent') ?? ''
    const cookie = await logInWithLink(parts.database, { token, device, now: parts.clock() })
    if (cookie === undefined) throw new Refused('unauthorized', 'The link was used already, or is too old.')
    return answerJson({}, 200, { 'Set-Cookie': cookie })
  })
}

/** What the forms are made of does not change while the process runs. */
const kinds: StudioSession['kinds'] = entryKinds.map((kind) => ({
  kind,
  single: singleKinds.has(kind),
  schema: { ...describeDocument(kind) },
}))

async function describeSession({ database, session }: Call, { isDemo }: StudioParts): Promise<StudioSession> {
  const { staffId, propertyId, name, email, role, locale } = session
  const property = await database
    .selectFrom('property')
    .select(['name', 'time_zone', 'url'])
    .where('id', '=', propertyId)
    .executeTakeFirstOrThrow()
  return {
    staff: { id: staffId, name, email, role, locale },
    mall: {
      id: propertyId,
      name: property.name,
      timeZone: property.time_zone,
      siteUrl: property.url,
      locales: locales.map(({ code }) => code),
    },
    permissions: [...listPermissions(role)],
    kinds,
    demo: isDemo,
  }
}
