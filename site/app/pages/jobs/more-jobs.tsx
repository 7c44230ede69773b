import { useMessages } from '../../messages/messages.tsx'
import { JobRows } from '../../components/job-row/job-row.tsx'
import { EndedItem } from '../../components/ended-item/ended-item.tsx'
import { MoreItems } from '../../components/more-section/more-items.tsx'
import type { JobScreen } from './job-screen.server.ts'

/** Jobs of the same employer, then others. */
export function MoreJobs({ screen }: { screen: JobScreen }) {
  const { job: words } = useMessages()
  const { employer = '', atEmployer, others, isOver, list } = screen
  return (
    <MoreItems
      fromOwner={{ title: words.moreFrom(employer), items: atEmployer }}
      others={{
        title: isOver ? words.instead : words.others,
        items: others,
        more: { to: list, text: words.all },
      }}
      List={JobRows}
    />
  )
}

/** The page of a closed job. */
export function OverJob({ screen }: { screen: JobScreen }) {
  const { job: words } = useMessages()
  return (
    <>
      <EndedItem item={screen} words={{ all: words.all, goTo: words.goTo }} />
      <MoreJobs screen={screen} />
    </>
  )
}
