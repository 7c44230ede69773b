import type { EndpointResponse } from '@promenade/contract/studio-api/endpoints'
import type { EntryRow } from '@promenade/contract/studio-api/entries'
import { Suspense, useState } from 'react'
import { Await, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { call } from '../api/call.ts'
import { listEntries } from '../api/entries.ts'
import { buttonLook } from '../components/button-look.ts'
import { StateChip } from '../components/state-chip.tsx'
import { rowDetail, rowTitle } from '../presenters/row-detail.ts'
import { TranslateLink } from '../entries/translate-link.tsx'
import { isUntranslated } from '../entries/untranslated.ts'
import { ContestsToDraw, loadContestsToDraw } from './today/contests-to-draw.tsx'
import { FirstTasks } from './today/first-tasks.tsx'
import { LastActs, shortList } from './today/last-acts.tsx'
import { loadWeek, MostSeen } from './today/most-seen.tsx'
import { WorstFaults } from './today/worst-faults.tsx'
import { sortIntoToday } from './today/sort-into-today.ts'
import { Panel, Screen } from '../layout/screen.tsx'
import { inLanguage, useStudio } from '../context/studio-context.ts'
import primitives from '../theme/primitives.module.css'
import styles from './today-page.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  // Not awaited: looking through a large mall takes longer than the rest of the screen.
  const faults = call('GET /api/v1/faults').catch(() => undefined)
  const hasAll = new URL(request.url).searchParams.has('all')
  const [rows, contests, acts, inbox] = await Promise.all([
    listEntries(),
    loadContestsToDraw(),
    call('GET /api/v1/change-sets', { query: { limit: hasAll ? 200 : shortList } }),
    // Some roles may not read messages.
    call('GET /api/v1/inbox/counts').catch(() => undefined),
  ])
  return { rows, contests, acts: acts.items, inbox, faults, now: Date.now() }
}

/** Running, starting and ending records, open work, and the latest changes. */
export function Component() {
  const { messages: m, format, session, isAllowed } = useStudio()
  const { rows, contests, acts, inbox, faults, now } = useLoaderData<typeof loader>()
  const [week] = useState(() => loadWeek(format.isoDate()))
  const today = sortIntoToday(rows, now)
  const alert = rows.find(({ kind }) => kind === 'alert')
  const actions = (
    <div className={primitives.row}>
      {session.mall.previewUrl !== null && (
        <Link className={buttonLook()} to="/preview">
          {m.editor.previewOfSite}
        </Link>
      )}
      {isAllowed('draft.write') && (
        <>
          <Link className={buttonLook()} to={`/entries/${alert?.id ?? 'new-alert'}`}>
            {m.kinds.alert.one}
          </Link>
          <Link className={buttonLook('main')} to="/entries/new-promotion">
            {m.today.putUpPromotion}
          </Link>
        </>
      )}
    </div>
  )
  return (
    <Screen
      title={m.today.title(session.staff.name.split(' ')[0] ?? '')}
      above={format.longDate(format.isoDate())}
      actions={actions}
    >
      <OnDevice rows={rows} />
      {inbox !== undefined && <Inbox {...inbox} />}
      {isAllowed('visitors.write') && <ContestsToDraw items={contests} />}
      {rows.some(isUntranslated) && isAllowed('draft.write') && (
        <p className={primitives.notice}>
          <TranslateLink rows={rows} />
        </p>
      )}
      <FirstTasks rows={rows} acts={acts} />
      <div className={styles.columns}>
        <RowSection title={m.today.starts} rows={today.starts} empty={m.today.nothingStarts} isStart />
        <RowSection title={m.today.ends} rows={today.ends} empty={m.today.nothingEnds} />
        <RowSection title={m.today.unfinished} rows={today.unfinished} empty={m.today.nothingUnfinished} />
        <Panel title={m.today.runs}>
          <ul className={styles.tallies}>
            {today.running.map(({ kind, count }) => (
              <li key={kind}>
                <Link to={kind === 'store' ? '/stores?state=live' : `/whats-on?kind=${kind}&state=live`}>
                  <b>{count}</b> {m.kinds[kind].many}
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
      <LastActs acts={acts} />
      {/* What comes late is last, so that nothing moves away from a press. */}
      <Suspense>
        <Await resolve={faults}>{(found) => found !== undefined && <WorstFaults {...found} />}</Await>
      </Suspense>
      <Suspense>
        <Await resolve={week}>{(sums) => sums !== undefined && <MostSeen {...sums} rows={rows} />}</Await>
      </Suspense>
    </Screen>
  )
}

/** Leads to messages that nobody has read, and to mails that could not be sent. */
function Inbox({ unread, failedMails }: EndpointResponse<'GET /api/v1/inbox/counts'>) {
  const { messages: m } = useStudio()
  if (unread + failedMails === 0) return null
  return (
    <div className={primitives.notice}>
      <p>
        {[unread > 0 && m.today.unread(unread), failedMails > 0 && m.today.failedMails(failedMails)]
          .filter(Boolean)
          .join(' ')}
      </p>
      <Link className={buttonLook('small')} to="/people">
        {m.today.toInbox}
      </Link>
    </div>
  )
}

/** Lists records with unsaved changes on this device. */
function OnDevice({ rows }: { readonly rows: readonly EntryRow[] }) {
  const { messages: m, session, device } = useStudio()
  const records = device.list()
  const titleOf = (record: string) => rows.find(({ id }) => String(id) === record)?.title
  if (records.length === 0) return null
  return (
    <div className={primitives.warning}>
      <p>{m.today.onDevice(records.length)}</p>
      <ul className={primitives.row}>
        {records.map((record) => (
          <li key={record}>
            <Link className={buttonLook('small')} to={`/entries/${record}`}>
              {inLanguage(titleOf(record), session.staff.locale) || m.untitled}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface RowSectionProps {
  readonly title: string
  readonly rows: readonly EntryRow[]
  readonly empty: string
  /** True to show the start instead of the end. */
  readonly isStart?: boolean
}

const shownRows = 6

function RowSection({ title, rows, empty, isStart = false }: RowSectionProps) {
  const { messages: m, locale, format } = useStudio()
  const detailOf = (row: EntryRow) =>
    isStart && row.state === 'live' && row.beginsAt !== undefined
      ? m.rows.from(format.date(row.beginsAt))
      : rowDetail(row, m, format)
  return (
    <Panel title={title} aside={rows.length > 0 && <span className={primitives.soft}>{rows.length}</span>}>
      {rows.length === 0 && <p className={primitives.soft}>{empty}</p>}
      <ul className={primitives.lines}>
        {rows.slice(0, shownRows).map((row) => (
          <li key={row.id}>
            <Link to={`/entries/${row.id}`}>{rowTitle(row, m, locale)}</Link>
            <StateChip state={row.state} detail={`${m.kinds[row.kind].one} · ${detailOf(row)}`} />
          </li>
        ))}
      </ul>
      {rows.length > shownRows && (
        <Link to="/whats-on?sort=end">{m.today.more(rows.length - shownRows)}</Link>
      )}
    </Panel>
  )
}
