import { data } from 'react-router'
import { visitContext } from '../../content/visit.ts'
import { headTags } from '../../layout/head-tags.ts'
import type { Route } from './+types/fixed-page'
import { contentScreen } from './content-screen.server.ts'
import { ContentView } from './content-view.tsx'

export const meta = headTags

/** `/newsletter` and `/contact-us`: pages of the platform at an address of their own. */
export function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext)
  const screen = contentScreen(visit, visit.path.slice(1))
  if (screen === undefined) throw data(null, { status: 404 })
  return screen
}

export default function FixedPage({ loaderData }: Route.ComponentProps) {
  return <ContentView screen={loaderData} />
}
