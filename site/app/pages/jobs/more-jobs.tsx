import { useMessages } from '../../messages/messages.tsx'
import { JobRow, JobRows } from '../../ui/job-row/job-row.tsx'
import { OverHead } from '../../ui/over-head/over-head.tsx'
import { MoreSection } from '../../ui/more-section/more-section.tsx'
import type { JobScreen } from './job-screen.server.ts'

/** Below a job: what else its employer looks for, and what others do. */
export function MoreJobs({ screen }: { screen: JobScreen }) {
  const { job: words } = useMessages()
  return (
    <>
      <Jobs id="more-here" title={words.moreFrom(screen.employer ?? '')} jobs={screen.atEmployer} />
      <Jobs
        id="others"
        title={screen.isOver ? words.instead : words.others}
        jobs={screen.others}
        list={screen.list}
      />
    </>
  )
}

/** A job that has closed: says so, and shows ways on. */
export function OverJob({ screen }: { screen: JobScreen }) {
  const { job: words } = useMessages()
  const { owner, list } = screen
  return (
    <>
      <OverHead
        title={screen.title}
        lang={screen.titleLang}
        text={screen.overText}
        ways={[
          { to: list, text: words.all },
          ...(owner?.sign && owner.to ? [{ to: owner.to, text: words.goTo(owner.name) }] : []),
        ]}
      />
      <MoreJobs screen={screen} />
    </>
  )
}

interface JobsProps {
  id: string
  title: string
  jobs: JobScreen['others']
  list?: string
}

function Jobs({ id, title, jobs, list }: JobsProps) {
  const { job: words } = useMessages()
  if (jobs.length === 0) return null
  return (
    <MoreSection id={id} title={title} more={list === undefined ? undefined : { to: list, text: words.all }}>
      <JobRows>
        {jobs.map(({ id: key, ...job }) => (
          <JobRow key={key} {...job} />
        ))}
      </JobRows>
    </MoreSection>
  )
}
