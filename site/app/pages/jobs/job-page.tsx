import { pageContext } from '../../page-context.ts'
import { headTags } from '../../layout/head-tags.ts'
import { itemResponse } from '../../layout/item-response.ts'
import { OwnedItemPage } from '../../layout/owned-item-page.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { Flag } from '../../components/flag/flag.tsx'
import { Fact } from '../../components/item-columns/item-columns.tsx'
import { JobRows } from '../../components/job-row/job-row.tsx'
import type { Route } from './+types/job-page'
import { HowToApply } from './how-to-apply.tsx'
import { jobScreen } from './job-screen.server.ts'

export const meta = headTags

/** `/jobs/{slug}`. */
export function loader({ context, params }: Route.LoaderArgs) {
  return itemResponse(jobScreen(context.get(pageContext), params.slug))
}

export default function JobPage({ loaderData: screen }: Route.ComponentProps) {
  const { job: words } = useMessages()
  return (
    <OwnedItemPage
      item={screen}
      messages="job"
      keyFacts={
        <>
          {screen.closing}
          {screen.type && <Flag look="quiet">{screen.type}</Flag>}
        </>
      }
      facts={
        <Fact id="apply" title={words.howToApply} lang={words.lang}>
          <HowToApply {...screen.apply} />
        </Fact>
      }
      List={JobRows}
    />
  )
}
