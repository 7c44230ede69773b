import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

/** Which addresses take a form: those whose screen has an action. The path is a document's, not that of its data. */
export function createFormRoutes({ routes }: ServerBuild): (path: string) => boolean {
  const tree = childrenOf(undefined, routes)
  return (path) => {
    // The one spelling of an address: another one is redirected, and a form would be lost on the way.
    if (path !== '/' && path.endsWith('/')) return false
    const id = matchRoutes(tree, path)?.at(-1)?.route.id
    return id !== undefined && routes[id]?.module.action !== undefined
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
