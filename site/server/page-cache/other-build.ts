import { documentPath } from './page-address.ts'

/**
 * A tab that was opened before a new version of the site asks for data that its screens may not understand: it is sent
 * to the document instead, in the words of React Router's own protocol. Undefined where the build is the same.
 */
export function leadToDocument(path: string, search: string, version: string): Response | undefined {
  if (!path.endsWith('.data')) return undefined
  const query = new URLSearchParams(search)
  const build = query.get('build')
  if (build === null || build === version) return undefined
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
