import { locales } from '@promenade/domain/locale/locale'
import { localePath } from '@promenade/domain/locale/locale-path'
import { pageContext } from '../../page-context.ts'
import type { Route } from './+types/robots'

/** Paths that only scripts request. */
const scriptPaths = ['/favorites/change', '/search-results/suggestions']

/** Allows all pages, but not the language endpoint and data requests. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = context.get(pageContext)
  const lines = [
    'User-agent: *',
    'Disallow: /language/',
    'Disallow: /hydration/',
    'Disallow: /*.data$',
    ...locales.flatMap(({ code }) => scriptPaths.map((path) => `Disallow: ${localePath(path, code)}`)),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
