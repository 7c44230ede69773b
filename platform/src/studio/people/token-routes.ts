import { newTokenSchema, type CreatedToken, type TokensJson } from '@promenade/contract/studio-api/tokens'
import { refuse } from '../../documents/refuse.ts'
import { writeAudit } from '../audit.ts'
import type { PersonCall } from '../call.ts'
import { readJson } from '../read-json.ts'
import { answerJson } from '../answer-json.ts'
import type { Routes } from '../routes.ts'
import { newSecret, hashOf } from '../../visitors/secrets.ts'
import { tokenPrefix } from './tokens.ts'

const maxBytes = 4_000
const dayMs = 24 * 3_600_000

/** The routes of the tokens with which other programs use the API. */
export function addTokenRoutes(routes: Routes): void {
  routes.staff('GET /api/v1/tokens', async (call) => answerJson(await listTokens(call)))
  routes.staff('POST /api/v1/tokens', create)
  routes.staff('DELETE /api/v1/tokens/:id', revoke)
}

async function listTokens({ database, session }: PersonCall): Promise<TokensJson> {
  const rows = await database
    .selectFrom('api_token')
    .select(['id', 'name', 'scopes', 'created_by', 'created_at', 'expires_at', 'used_at'])
    .where('property_id', '=', session.propertyId)
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  return {
    items: rows.map(({ id, name, scopes, created_by, created_at, expires_at, used_at }) => ({
      id,
      name,
      scopes: [...scopes],
      by: created_by,
      createdAt: created_at.toISOString(),
      expiresAt: expires_at?.toISOString() ?? null,
      usedAt: used_at?.toISOString() ?? null,
    })),
  }
}

async function create(call: PersonCall): Promise<Response> {
  const { name, scopes, days } = await readJson(call.request, newTokenSchema, maxBytes)
  const token = tokenPrefix + newSecret()
  const id = await call.act(async (act) => {
    const created = await act.transaction
      .insertInto('api_token')
      .values({
        property_id: act.propertyId,
        hash: hashOf(token),
        name,
        scopes,
        created_by: call.session.name,
        staff_id: call.session.staffId,
        created_at: call.now,
        expires_at: days === undefined ? null : new Date(call.now.getTime() + days * dayMs),
        used_at: null,
        revoked_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeAudit(act, { action: 'token.create', details: { token: created.id, name, scopes } })
    return created.id
  })
  const created: CreatedToken = { id, token }
  return answerJson(created, 201)
}

async function revoke(call: PersonCall): Promise<Response> {
  await call.act(async (act) => {
    const revoked = await act.transaction
      .updateTable('api_token')
      .set({ revoked_at: call.now })
      .where('property_id', '=', act.propertyId)
      .where('id', '=', call.id())
      .where('revoked_at', 'is', null)
      .returning('name')
      .executeTakeFirst()
    if (revoked === undefined) throw refuse('not-found', 'There is no such token.')
    await writeAudit(act, { action: 'token.revoke', details: { token: call.id(), name: revoked.name } })
  })
  return answerJson({})
}
