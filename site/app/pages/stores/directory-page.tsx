import { pageContext } from '../../page-context.ts'
import { headTagsNaming } from '../../layout/head-tags.ts'
import { readQuery } from '../../route-handle.ts'
import type { Route } from './+types/directory-page'
import { type DirectoryScreen, directoryScreen } from './directory-screen.server.ts'
import { directoryHandle } from './directory-selection.ts'
import { DirectoryView } from './directory-view.tsx'
import { chosenNames } from './chosen-names.ts'
import { revalidateOnOtherPath } from '../../layout/page-change/revalidate-on-other-path.ts'

export const handle = directoryHandle

export const meta = headTagsNaming<DirectoryScreen>(chosenNames)
export const shouldRevalidate = revalidateOnOtherPath

/** `/stores`. */
export function loader({ context, url }: Route.LoaderArgs) {
  return directoryScreen(context.get(pageContext), readQuery(handle, url))
}

export default function DirectoryPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <link rel="alternate" type="application/json" href="/stores.json" />
      <DirectoryView screen={loaderData} />
    </>
  )
}
