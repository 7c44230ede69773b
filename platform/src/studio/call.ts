import { isAllowed, allPermissions, type Permission } from '@promenade/domain/studio/permissions'
import type { Context } from 'hono'
import type { Database } from '../database/connect.ts'
import type { RequestOrigin } from '../http/log-requests.ts'
import { refuse } from '../documents/refuse.ts'
import type { Act } from '../documents/revisions.ts'
import type { Caller } from './people/caller.ts'
import { findSession, type StaffSession } from './people/session.ts'
import { findToken, hasToken } from './people/tokens.ts'
import { findLinkOfRequest, findLinkOfStore, type StoreLink } from './stores/store-link.ts'
import type { ContentParts } from '../previews/preview-contents.ts'
import type { Presence } from './presence.ts'

/** The state that the routes of the studio share. */
export interface StudioParts extends ContentParts {
  readonly clock: () => Date
  /** True for the demo mall. */
  readonly isDemo: boolean
  /** The site that staff look at; undefined: the address in the property's content. */
  readonly siteUrl?: string | undefined
  /** The origin of the preview, which the studio frames; undefined: there is none. */
  readonly previewUrl?: string | undefined
  readonly presence: Presence
  /** The origin that staff use, such as `https://studio.mall.example`. */
  readonly origin: () => string
  /** A hash of the client's network address. */
  readonly hashAddress: (request: Request, origin: RequestOrigin) => string
  /** Called with every error that is not the client's fault. */
  readonly onError: (error: unknown, request: Request) => void
}

/** A request that anybody may send. */
export interface PublicCall {
  readonly request: Request
  readonly database: Database
  readonly now: Date
  readonly parts: StudioParts
  /** For the audit. */
  readonly source: { readonly id: string; readonly addressHash: string }
  /** A part of the path. */
  param(name: string): string
  /** A number in the path. Throws `Problem`. */
  id(name?: string): number
  query(): Record<string, string>
}

/** A request of a caller who may do it. */
export interface Call extends PublicCall {
  readonly session: Caller
  readonly presence: Presence
  /** Does work all or nothing, in the name of the caller. */
  act<Result>(work: (act: Act) => Promise<Result>): Promise<Result>
  /** Throws `Problem` unless the caller may do this. */
  require(permission: Permission): void
}

/** A request with a session. */
export interface PersonCall extends Call {
  readonly person: StaffSession
}

/** A request of a store, by its link or by a store user: it reaches that store alone. */
export interface StoreCall extends Call {
  readonly store: {
    readonly entryId: number
    readonly link: StoreLink | undefined
    readonly user: StaffSession | undefined
  }
}

/** The call of a request whose sender need not be known. */
export function createPublicCall(parts: StudioParts, context: Context): PublicCall {
  const { req } = context
  const param = (name: string) => req.param(name) ?? ''
  const origin = readOrigin(context.env)
  return {
    request: req.raw,
    database: parts.database,
    now: parts.clock(),
    parts,
    source: { id: origin.id, addressHash: parts.hashAddress(req.raw, origin) },
    param,
    id(name = 'id') {
      if (!/^[1-9]\d{0,8}$/.test(param(name))) throw refuse('not-found', 'There is nothing here.')
      return Number(param(name))
    },
    query: () => req.query(),
  }
}

/** The variables of Hono for each request of the studio. */
function readOrigin(environment: unknown): RequestOrigin {
  const { id, address } = Object(environment)
  return { id: typeof id === 'string' ? id : '', address: typeof address === 'string' ? address : '' }
}

/** The call of a logged-in person. Throws `Problem`. */
export async function createPersonCall(base: PublicCall): Promise<PersonCall> {
  if (hasToken(base.request)) throw refuse('unauthorized', 'This takes no tokens: log in.')
  const person = await findSession(base.database, base.request, base.now)
  if (person === undefined) throw refuse('unauthorized', 'Log in first.')
  const { staffId, propertyId, name, role } = person
  // A store user reaches its own store alone, by the routes of stores.
  const permissions = new Set(allPermissions.filter((permission) => isAllowed(role, permission, false)))
  return { ...createCall(base, { staffId, propertyId, name, role, permissions }), person }
}

/** The call of the holder of a store's link, or of a store user. Throws `Problem`. */
export async function createStoreCall(base: PublicCall): Promise<StoreCall> {
  const { database, request, now } = base
  if (hasToken(request)) throw refuse('unauthorized', 'This takes no tokens: use the link of the store.')
  const permissions = new Set(allPermissions.filter((permission) => isAllowed('store', permission, true)))
  const link = await findLinkOfRequest(database, request, now)
  if (link !== undefined) {
    const { id, propertyId, name, entryId } = link
    const caller: Caller = { staffId: -id, propertyId, name, role: 'store', permissions }
    return { ...createCall(base, caller), store: { entryId, link, user: undefined } }
  }
  const user = await findSession(database, request, now)
  if (user === undefined) throw refuse('unauthorized', 'The link has ended, or there is none.')
  if (user.storeId === null || user.role !== 'store')
    throw refuse('forbidden', 'This is for the link of a store, or for a store user.')
  const { storeId: entryId } = user
  const store = { entryId, link: await findLinkOfStore(database, entryId, now), user }
  return { ...createCall(base, { ...user, permissions }), store }
}

/** The call of staff or of a token. Throws `Problem`. */
export async function createCallerCall(base: PublicCall): Promise<Call> {
  if (!hasToken(base.request)) return createPersonCall(base)
  return createCall(base, await findToken(base.database, base.request, base.now))
}

function createCall(base: PublicCall, session: Caller): Call {
  const { database, now, parts, source } = base
  return {
    ...base,
    session,
    presence: parts.presence,
    act: (work) =>
      database.transaction().execute((transaction) => {
        const { propertyId, staffId: id, name } = session
        const author = { id, name }
        return work({ transaction, propertyId, now, author, request: source, seen: new Map() })
      }),
    require(permission) {
      if (!session.permissions.has(permission))
        throw refuse('forbidden', `This needs the permission ${permission}.`)
    },
  }
}
