import { documentPath } from './page-address.ts'

/**
 * A tab opened before a deploy requests data that its screens may not understand: it is redirected to the document, in the
 * headers of React Router's own protocol. Undefined where the build is the same.
 */
export function redirectOtherBuild(path: string, search: string, build: string): Response | undefined {
  if (!path.endsWith('.data')) return undefined
  const query = new URLSearchParams(search)
  const tabBuild = query.get('build')
  if (tabBuild === null || tabBuild === build) return undefined
  query.delete('build')
  query.delete('_routes')
  return new Response(null, {
    status: 204,
    headers: {
      'cache-control': 'no-store',
      'x-remix-redirect': documentPath(path) + (query.size === 0 ? '' : `?${query}`),
      'x-remix-status': '302',
      'x-remix-reload-document': 'true',
    },
  })
}
