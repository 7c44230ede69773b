import { pageContext } from '../../page-context.ts'
import { headTags } from '../../layout/head-tags.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import type { Route } from './+types/style-guide-page'
import { StyleGuide } from './style-guide.tsx'

export const meta = headTags

export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const words = page.messages.styleGuide
  return { head: pageHead(page, { title: words.title, description: words.intro, noindex: true }), words }
}

export default function StyleGuidePage({ loaderData: { words } }: Route.ComponentProps) {
  return <StyleGuide words={words} />
}
