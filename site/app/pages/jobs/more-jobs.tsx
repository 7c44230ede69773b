import { useMessages } from '../../messages/messages.tsx'
import { JobRows } from '../../ui/job-row/job-row.tsx'
import { OverItem } from '../../ui/over-head/over-item.tsx'
import { MoreItems } from '../../ui/more-section/more-items.tsx'
import type { JobScreen } from './job-screen.server.ts'

/** Below a job: what else its employer looks for, and what others do. */
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

/** A job that has closed: says so, and shows ways on. */
export function OverJob({ screen }: { screen: JobScreen }) {
  const { job: words } = useMessages()
  return (
    <>
      <OverItem item={screen} words={{ all: words.all, goTo: words.goTo }} />
      <MoreJobs screen={screen} />
    </>
  )
}
