import type { AuditWire } from '@promenade/contract/studio-api/audit'
import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { ProblemNotice } from '../account/problem-notice.tsx'
import { useProblem } from '../account/use-problem.ts'
import { listAudit } from '../api/account-requests.ts'
import { ScreenTitle } from '../layout/screen-title.tsx'
import { inLanguage, useStudio } from '../layout/studio-context.ts'

export function loader() {
  return listAudit()
}

/** Who did what, the newest first, by day. */
export function Component() {
  const { messages: m, format } = useStudio()
  const [{ items, next }, setAudit] = useState(useLoaderData<AuditWire>())
  const { problem, isBusy, run } = useProblem(m)
  const words = m.account.audit
  const showMore = async () => {
    const older = await listAudit(next)
    setAudit({ ...older, items: [...items, ...older.items] })
  }
  const days = [...Map.groupBy(items, ({ at }) => format.isoDate(at))]
  return (
    <div className="screen">
      <header className="screen-head">
        <ScreenTitle text={words.title} isSetting />
      </header>
      {items.length === 0 && <p>{words.none}</p>}
      {days.map(([day, acts]) => (
        <section key={day} className="panel stack close">
          <h2>{format.longDate(day)}</h2>
          <ul className="lines">
            {acts.map((act) => (
              <Act key={act.id} act={act} />
            ))}
          </ul>
        </section>
      ))}
      <ProblemNotice text={problem} />
      {next !== undefined && (
        <div>
          <button type="button" className="button" disabled={isBusy} onClick={() => void run(showMore)}>
            {words.more}
          </button>
        </div>
      )}
    </div>
  )
}

function Act({ act }: { readonly act: AuditWire['items'][number] }) {
  const { messages: m, format, locale } = useStudio()
  const words = m.account.audit
  const { at, by, action, entry, details } = act
  const { actions, count } = details
  const done = action === 'change-set.apply' && Array.isArray(actions) ? String(actions.at(-1)) : undefined
  const size = typeof count === 'number' ? count : 1
  const about = typeof details['name'] === 'string' ? details['name'] : undefined
  return (
    <li>
      <span>
        {done === undefined ? words.action(action) : m.acts.sentence(done, size)}
        {done === undefined && size > 1 && `: ${m.list.count(size)}`}
        {entry !== null && (
          <>
            {': '}
            <Link to={`/entries/${entry.id}`}>{inLanguage(entry.title, locale) || m.untitled}</Link>
          </>
        )}
        {about !== undefined && `: ${about}`}
      </span>
      <span className="soft">
        {by ?? words.nobody} · {format.time(at)}
      </span>
    </li>
  )
}
