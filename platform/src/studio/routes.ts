import { endpointOf, type EndpointName, type EndpointsFor } from '@promenade/contract/studio-api/endpoints'
import type { Context, Hono } from 'hono'
import {
  type Call,
  createCallerCall,
  createPersonCall,
  createPublicCall,
  createStoreCall,
  type PersonCall,
  type PublicCall,
  type StoreCall,
  type StudioParts,
} from './call.ts'
import { serveLimited } from './serve-limited.ts'
import { requireFreshFactor, requireTwoMeans } from './people/fresh-factor.ts'

/** Adds routes to the studio's API. Who may call one is in the table of endpoints. */
export interface Routes {
  anyone(name: EndpointsFor<'anyone'>, serve: (call: PublicCall) => Promise<Response>): void
  staff(name: EndpointsFor<'staff' | 'fresh'>, serve: (call: PersonCall) => Promise<Response>): void
  store(name: EndpointsFor<'store'>, serve: (call: StoreCall) => Promise<Response>): void
  staffAndTokens(name: EndpointsFor<'tokens'>, serve: (call: Call) => Promise<Response>): void
}

/** The routes of an app. */
export function createRoutes(app: Hono, parts: StudioParts): Routes {
  const add = (name: EndpointName, serve: (call: PublicCall) => Promise<Response>) => {
    const [method = '', path = ''] = name.split(' ')
    app.on(method, path, (context: Context) => serve(createPublicCall(parts, context)))
  }
  return {
    anyone: add,
    staff: (name, serve) =>
      add(name, async (base) => {
        const call = await createPersonCall(base)
        await requireAllowed(call, name)
        return serve(call)
      }),
    staffAndTokens: (name, serve) =>
      add(name, async (base) => {
        const call = await createCallerCall(base)
        return serveAllowed(call, name, () => serve(call))
      }),
    store: (name, serve) =>
      add(name, async (base) => {
        const call = await createStoreCall(base)
        return serveAllowed(call, name, () => serve(call))
      }),
  }
}

/** Serves a request with the permission and within the hourly limit of its endpoint. */
async function serveAllowed(
  call: Call,
  name: EndpointName,
  serve: () => Promise<Response>,
): Promise<Response> {
  requirePermission(call, name)
  const { limit } = endpointOf(name)
  return limit === undefined ? serve() : serveLimited(call, limit, serve)
}

/** People, tokens and one's own means of login need a fresh factor; managing others needs two means. */
async function requireAllowed(call: PersonCall, name: EndpointName): Promise<void> {
  const { callers, permission } = endpointOf(name)
  requirePermission(call, name)
  if (callers !== 'fresh') return
  if (permission !== undefined && !call.parts.isDemo) await requireTwoMeans(call)
  await requireFreshFactor(call)
}

function requirePermission(call: Call, name: EndpointName): void {
  const { permission } = endpointOf(name)
  if (permission !== undefined) call.require(permission)
}
