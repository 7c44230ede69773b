import { pageContext } from '../../page-context.ts'
import type { Route } from './+types/robots'

/** Allows all pages, but not the language endpoint and data requests. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = context.get(pageContext)
  const lines = [
    'User-agent: *',
    'Disallow: /language/',
    'Disallow: /hydration/',
    'Disallow: /*.data$',
    'Disallow: /favorites/change',
    'Disallow: /es/favorites/change',
    'Disallow: /search-results/suggestions',
    'Disallow: /es/search-results/suggestions',
    'Disallow: /plan-my-visit?',
    'Disallow: /es/plan-my-visit?',
    'Disallow: /plan-my-visit/favorites',
    'Disallow: /es/plan-my-visit/favorites',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
