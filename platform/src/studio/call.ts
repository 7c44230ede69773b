import { isAllowed, type Permission } from '@promenade/domain/studio/permissions'
import type { Context } from 'hono'
import type { Database } from '../database/connect.ts'
import { Refused } from '../entries/refused.ts'
import type { Act } from '../entries/revisions.ts'
import type { Presence } from './presence.ts'
import { findSession, type StaffSession } from './session.ts'

/** What the routes of the studio share. */
export interface StudioParts {
  readonly database: Database
  readonly clock: () => Date
  /** True for the demo mall. */
  readonly isDemo: boolean
  readonly presence: Presence
}

/** A request of somebody who is logged in and may do it. */
export interface Call {
  readonly request: Request
  readonly database: Database
  readonly session: StaffSession
  readonly now: Date
  readonly presence: Presence
  /** A part of the path. */
  param(name: string): string
  /** A number in the path. Throws `Refused`. */
  id(name?: string): number
  query(): Record<string, string>
  /** Does work all or nothing, in the name of who is logged in. */
  act<Result>(work: (act: Act) => Promise<Result>): Promise<Result>
  /** Throws `Refused` unless the role may do this. */
  require(permission: Permission): void
}

type Serve = (call: Call) => Promise<Response>

/** A route for those who are logged in and have a permission. */
export function withSession(parts: StudioParts, permission: Permission, serve: Serve) {
  return async (context: Context): Promise<Response> => {
    const now = parts.clock()
    const session = await findSession(parts.database, context.req.raw, now)
    if (session === undefined) throw new Refused('unauthorized', 'Log in first.')
    const call = createCall(parts, context, { session, now })
    call.require(permission)
    return serve(call)
  }
}

function createCall(
  { database, presence }: StudioParts,
  { req }: Context,
  { session, now }: { readonly session: StaffSession; readonly now: Date },
): Call {
  const param = (name: string) => req.param(name) ?? ''
  return {
    request: req.raw,
    database,
    session,
    now,
    presence,
    param,
    id(name = 'id') {
      if (!/^[1-9]\d{0,8}$/.test(param(name))) throw new Refused('not-found', 'There is nothing here.')
      return Number(param(name))
    },
    query: () => req.query(),
    act: (work) =>
      database.transaction().execute((transaction) => {
        const { propertyId, staffId, name } = session
        return work({ transaction, propertyId, now, author: { id: staffId, name }, seen: new Map() })
      }),
    require(permission) {
      // What belongs to the own store of a store user comes with its screens.
      if (!isAllowed(session.role, permission, false))
        throw new Refused('forbidden', `A ${session.role} may not do this.`)
    },
  }
}
