import { useMessages } from '../../messages/messages.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { JobRow, JobRows } from '../../ui/job-row/job-row.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { SectionHead } from '../../ui/section-head/section-head.tsx'
import styles from './job-page.module.css'
import type { JobScreen } from './job-screen.server.ts'

/** Below a job: what else its employer looks for, and what others do. */
export function MoreJobs({ screen }: { screen: JobScreen }) {
  const { job: words } = useMessages()
  return (
    <div className={styles.more}>
      <Jobs id="more-here" title={words.moreFrom(screen.employer ?? '')} jobs={screen.atEmployer} />
      <Jobs
        id="others"
        title={screen.isOver ? words.instead : words.others}
        jobs={screen.others}
        list={screen.list}
      />
    </div>
  )
}

/** A job that has closed: says so, and shows ways on. */
export function OverJob({ screen }: { screen: JobScreen }) {
  const { job: words } = useMessages()
  const { owner, list } = screen
  return (
    <>
      <PageHead title={screen.title} lang={screen.titleLang} intro={screen.overText}>
        <div className={styles.ways}>
          <ButtonLink to={list}>{words.all}</ButtonLink>
          {owner?.sign && owner.to && (
            <ButtonLink to={owner.to} look="quiet">
              {words.goTo(owner.name)}
            </ButtonLink>
          )}
        </div>
      </PageHead>
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
    <section className={styles.section} aria-labelledby={id}>
      <SectionHead id={id} title={title} {...(list && { more: { to: list, text: words.all } })} />
      <JobRows>
        {jobs.map(({ id: key, ...job }) => (
          <JobRow key={key} {...job} />
        ))}
      </JobRows>
    </section>
  )
}
