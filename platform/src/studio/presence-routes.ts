import { presenceSchema, type PresentJson } from '@promenade/contract/studio-api/entries'
import { refuse } from '../documents/refuse.ts'
import type { Call } from './call.ts'
import { readJson } from './read-json.ts'
import { answerJson } from './answer-json.ts'
import type { Routes } from './routes.ts'

const maxBytes = 16 * 1_024

/** The routes by which the open editors of an entry know of each other. */
export function addPresenceRoutes(routes: Routes): void {
  routes.staff('PUT /api/v1/entries/:id/presence', note)
  routes.staff('DELETE /api/v1/entries/:id/presence', async (call) => {
    call.presence.forget((await findEntry(call)).id, call.session.staffId)
    return answerJson({})
  })
}

async function note(call: Call): Promise<Response> {
  const { presence, session, now } = call
  const { undecided } = await readJson(call.request, presenceSchema, maxBytes)
  const { id, version } = await findEntry(call)
  presence.note(id, { id: session.staffId, name: session.name }, now, undecided)
  const colleagues = presence.others(id, session.staffId, now).map((colleague) => ({
    ...colleague,
    undecided: colleague.undecided.map((path) => [...path]),
  }))
  return answerJson({ version, colleagues } satisfies PresentJson)
}

async function findEntry({
  database,
  session,
  ...call
}: Call): Promise<{ readonly id: number; readonly version: number }> {
  const entry = await database
    .selectFrom('entry')
    .select(['id', 'version'])
    .where('id', '=', call.id())
    .where('property_id', '=', session.propertyId)
    .executeTakeFirst()
  if (entry === undefined) throw refuse('not-found', 'There is no such entry.')
  return entry
}
