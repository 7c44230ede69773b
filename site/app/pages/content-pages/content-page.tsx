import { pageContext } from '../../page-context.ts'
import { found } from '../../layout/item-response.ts'
import { headTags } from '../../layout/head-tags.ts'
import type { Route } from './+types/content-page'
import { contentScreen } from './content-screen.server.ts'
import { ContentView } from './content-view.tsx'

export const meta = headTags

/** `/pages/{slug}`. */
export function loader({ context, params }: Route.LoaderArgs) {
  return found(contentScreen(context.get(pageContext), params.slug))
}

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  return <ContentView screen={loaderData} />
}
