import type { Database } from '../../database/connect.ts'
import { isAllowed } from '@promenade/domain/studio/permissions'
import { refuse } from '../../documents/refuse.ts'
import type { Caller } from './caller.ts'
import { hashOf } from '../../visitors/secrets.ts'

/** So that people, and tools that look for leaked secrets, know a token when they see one. */
export const tokenPrefix = 'promenade_'

/** A token is not written anew with each request. */
const usedEveryMs = 5 * 60_000

/**
 * True for a request that carries a token; its cookie counts for nothing then. Browsers send `Basic` credentials of a proxy by
 * themselves, from other sites too: they are no token.
 */
export function hasToken(request: Request): boolean {
  return /^bearer /i.test(request.headers.get('authorization') ?? '')
}

/**
 * The holder of the token of a request. It may do those of its scopes that its maker may do now; one whose maker is unknown or
 * has no account any more may do nothing. Throws `Problem` for an invalid one.
 */
export async function findToken(database: Database, request: Request, now: Date): Promise<Caller> {
  const secret = /^Bearer (promenade_[\w-]{43})$/.exec(request.headers.get('authorization') ?? '')?.[1]
  const token =
    secret === undefined
      ? undefined
      : await database
          .selectFrom('api_token')
          .innerJoin('staff', (join) =>
            join
              .onRef('staff.id', '=', 'api_token.staff_id')
              .onRef('staff.property_id', '=', 'api_token.property_id'),
          )
          .select(['api_token.id', 'api_token.property_id', 'api_token.name', 'scopes', 'used_at', 'role'])
          .where('hash', '=', hashOf(secret))
          .where('revoked_at', 'is', null)
          .where('disabled_at', 'is', null)
          .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
          .executeTakeFirst()
  if (token === undefined) throw refuse('unauthorized', 'The token is not valid.')
  if (token.used_at === null || now.getTime() - token.used_at.getTime() > usedEveryMs)
    await database.updateTable('api_token').set({ used_at: now }).where('id', '=', token.id).execute()
  return {
    staffId: -token.id,
    propertyId: token.property_id,
    name: token.name,
    role: token.role,
    permissions: new Set(token.scopes.filter((scope) => isAllowed(token.role, scope, false))),
  }
}
