import { locales } from '@promenade/domain/locale/locale'
import { localePath } from '@promenade/domain/locale/locale-path'
import { pageContext } from '../../page-context.ts'
import type { Route } from './+types/robots'

const responsesToScripts = ['/favorites/change', '/search-results/suggestions']

/** Every page may be read; the language switch and what the pages fetch for themselves lead nowhere new. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = context.get(pageContext)
  const lines = [
    'User-agent: *',
    'Disallow: /language/',
    'Disallow: /wake/',
    'Disallow: /*.data$',
    ...locales.flatMap(({ code }) => responsesToScripts.map((path) => `Disallow: ${localePath(path, code)}`)),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
