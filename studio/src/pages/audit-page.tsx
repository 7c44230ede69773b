import type { AuditJson } from '@promenade/contract/studio-api/audit'
import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { ProblemNotice } from '../account/problem-notice.tsx'
import { useProblem } from '../account/use-problem.ts'
import { call } from '../api/call.ts'
import { Button } from '../components/button.tsx'
import { useWords } from '../context/use-words.ts'
import { auditActionsEn } from '../messages/audit-actions-en.ts'
import { auditActionsEs } from '../messages/audit-actions-es.ts'
import { authorName } from '../presenters/author-name.ts'
import { Panel, Screen } from '../layout/screen.tsx'
import { inLanguage, useStudio } from '../context/studio-context.ts'
import primitives from '../theme/primitives.module.css'

export function loader() {
  return call('GET /api/v1/audit')
}

/** The audit by day, the newest first. */
export function Component() {
  const { messages: m, format } = useStudio()
  const [{ items, next }, setAudit] = useState(useLoaderData<AuditJson>())
  const { problem, isBusy, run } = useProblem(m)
  const words = m.account.audit
  const showMore = async () => {
    const older = await call('GET /api/v1/audit', { query: { before: next } })
    setAudit({ ...older, items: [...items, ...older.items] })
  }
  const days = [...Map.groupBy(items, ({ at }) => format.isoDate(at))]
  return (
    <Screen title={words.title} within="settings">
      {items.length === 0 && <p>{words.none}</p>}
      {days.map(([day, acts]) => (
        <Panel key={day} title={format.longDate(day)}>
          <ul className={primitives.lines}>
            {acts.map((act) => (
              <Act key={act.id} act={act} />
            ))}
          </ul>
        </Panel>
      ))}
      <ProblemNotice text={problem} />
      {next !== undefined && (
        <div>
          <Button disabled={isBusy} onClick={() => void run(showMore)}>
            {words.more}
          </Button>
        </div>
      )}
    </Screen>
  )
}

function Act({ act }: { readonly act: AuditJson['items'][number] }) {
  const { messages: m, format, locale } = useStudio()
  const words = m.account.audit
  const { at, action, entry, details } = act
  const named = useWords({ en: auditActionsEn, es: auditActionsEs })
  const { actions, count } = details
  const done = action === 'change-set.apply' && Array.isArray(actions) ? String(actions.at(-1)) : undefined
  const size = typeof count === 'number' ? count : 1
  const about = typeof details['name'] === 'string' ? details['name'] : undefined
  return (
    <li>
      <span>
        {done === undefined ? (named[action] ?? action) : m.acts.sentence(done, size)}
        {done === undefined && size > 1 && `: ${m.list.count(size)}`}
        {entry !== null && (
          <>
            {': '}
            <Link to={`/entries/${entry.id}`}>{inLanguage(entry.title, locale) || m.untitled}</Link>
          </>
        )}
        {about !== undefined && `: ${about}`}
      </span>
      <span className={primitives.soft}>
        {authorName(act, m, format) ?? (action === 'webhook.give-up' ? words.itself : words.nobody)} ·{' '}
        {format.time(at)}
      </span>
    </li>
  )
}
