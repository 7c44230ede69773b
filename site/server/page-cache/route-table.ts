import { LRUCache } from 'lru-cache'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { isRouteHandle, type RouteHandle } from '../../app/route-handle.ts'

interface FoundRoute {
  readonly handle: RouteHandle
  readonly hasAction: boolean
}

export interface RouteTable {
  /** The route of a document's path, decoded as by the router: `/log%69n` is `/login`. */
  readonly find: (path: string) => FoundRoute
  /** True if a document's path accepts a form. */
  readonly takesForms: (path: string) => boolean
  readonly hasId: (id: string) => boolean
}

/** Number of cached paths: React Router takes half a millisecond to match one. */
const maxPaths = 1_000

export function createRouteTable({ routes }: Pick<ServerBuild, 'routes'>): RouteTable {
  const tree = childrenOf(undefined, routes)
  const cache = new LRUCache<string, FoundRoute>({ max: maxPaths })

  function match(path: string): FoundRoute {
    const module = routes[matchRoutes(tree, path)?.at(-1)?.route.id ?? '']?.module
    const handle: unknown = module?.handle
    return { handle: isRouteHandle(handle) ? handle : {}, hasAction: module?.action !== undefined }
  }

  function find(path: string): FoundRoute {
    const found = cache.get(path) ?? match(path)
    cache.set(path, found)
    return found
  }

  return {
    find,
    // Other spellings of a path are redirected, which would lose the form.
    takesForms: (path) => (path === '/' || !path.endsWith('/')) && find(path).hasAction,
    hasId: (id) => Object.hasOwn(routes, id),
  }
}

function childrenOf(parent: string | undefined, routes: ServerBuild['routes']): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (route === undefined || route.parentId !== parent) return []
    const { id, path, index, caseSensitive = false } = route
    const common = { id, caseSensitive, ...(path !== undefined && { path }) }
    return index === true ? [{ ...common, index }] : [{ ...common, children: childrenOf(id, routes) }]
  })
}
