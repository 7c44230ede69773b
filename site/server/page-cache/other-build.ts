import { documentPath } from './page-address.ts'

/**
 * Redirects a tab with an older build to the document, since its scripts may not understand the data. Uses the headers of
 * React Router's protocol. Undefined for the same build.
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
