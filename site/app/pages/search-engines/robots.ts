import { locales } from '@promenade/domain/locale/locale'
import { localePath } from '@promenade/domain/locale/locale-path'
import { pageContext } from '../../page-context.ts'
import type { Route } from './+types/robots'

/** Paths that only scripts request, visit plans, whose number is unlimited, and a form for every record. */
const excludedPaths = [
  '/favorites/change',
  '/search-results/suggestions',
  '/plan-my-visit?',
  '/plan-my-visit/favorites',
  '/report?',
]

/** Allows all pages, but not the language endpoint and data requests. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = context.get(pageContext)
  const lines = [
    'User-agent: *',
    'Disallow: /language/',
    'Disallow: /hydration/',
    'Disallow: /*.data$',
    ...locales.flatMap(({ code }) => excludedPaths.map((path) => `Disallow: ${localePath(path, code)}`)),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
