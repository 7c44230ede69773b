import { pageContext } from '../../page-context.ts'
import { headTagsNaming } from '../../layout/head-tags.ts'
import { readQuery } from '../../route-handle.ts'
import type { Route } from './+types/section-page'
import { type DirectoryScreen, sectionScreen } from './directory-screen.server.ts'
import { directoryHandle } from './directory-selection.ts'
import { DirectoryView } from './directory-view.tsx'
import { chosenNames } from './chosen-names.ts'
import { revalidateOnOtherPath } from '../../layout/page-change/revalidate-on-other-path.ts'

export const handle = directoryHandle

export const meta = headTagsNaming<DirectoryScreen>(chosenNames)
export const shouldRevalidate = revalidateOnOtherPath

/** `/retail`, `/foodandbeverage` and `/professionalservices`: the directory of one top category. */
export function loader({ context, url }: Route.LoaderArgs) {
  return sectionScreen(context.get(pageContext), readQuery(handle, url))
}

export default function SectionPage({ loaderData }: Route.ComponentProps) {
  return <DirectoryView screen={loaderData} />
}
