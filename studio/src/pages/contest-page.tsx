import type { ContestSearch } from '@promenade/contract/studio-api/contests'
import { shownEntries } from '@promenade/domain/contests/like-entries'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { download, sheetLook } from '../api/download.ts'
import { callVisitors } from '../api/call-visitors.ts'
import { useFreshFactor } from '../account/fresh-factor.tsx'
import { Button, IconButton } from '../components/button.tsx'
import { buttonLook } from '../components/button-look.ts'
import { Choice, Form, Labelled, SearchField } from '../components/inputs.tsx'
import { useStudio } from '../context/studio-context.ts'
import { useAct } from '../context/use-act.ts'
import { Panel, Screen } from '../layout/screen.tsx'
import { rowTitle } from '../presenters/row-detail.ts'
import { DrawPanel } from './contests/draw-panel.tsx'
import { endText } from './contests/end-text.ts'
import { EntryList } from './contests/entry-list.tsx'
import { useContestWords } from './contests/use-contest-words.ts'
import { KeptFor } from './people/kept-for.tsx'
import { PeopleSections } from './people/people-sections.tsx'
import primitives from '../theme/primitives.module.css'
import styles from './contests/contests.module.css'

type Wanted = Required<ContestSearch>

const all: Wanted = { show: 'all', search: '', page: 1 }

/** What is asked of each contest. Not in the address, where a name or an address of a visitor would stay in the history. */
const wantedOf = new Map<number, Wanted>()

export function loader({ params }: LoaderFunctionArgs) {
  const id = Number(params['id'])
  return callVisitors('POST /api/v1/contests/:id/search', { params: { id }, body: wantedOf.get(id) ?? all })
}

/** A contest: its draw, and who entered. */
export function Component() {
  const { messages: m, format, locale } = useStudio()
  const words = useContestWords()
  const contest = useLoaderData<typeof loader>()
  const { id, title, state, end, entries, excluded } = contest
  const counts = [words.entries(entries), ...(excluded > 0 ? [words.excluded(excluded)] : [])]
  return (
    <Screen
      title={rowTitle({ kind: 'contest', title }, m, locale)}
      above={[words.states[state](endText(end, format)), ...counts].join(' · ')}
      actions={
        <Link className={buttonLook()} to={`/entries/${id}`}>
          {words.edit}
        </Link>
      }
    >
      <PeopleSections />
      <DrawPanel contest={contest} />
      <Panel title={words.entriesTitle} aside={entries > 0 && <Download id={id} />}>
        {entries === 0 ? <p className={primitives.empty}>{words.noEntryYet}</p> : <Entries />}
      </Panel>
      <KeptFor what={['contestEntry']} />
    </Screen>
  )
}

function Download({ id }: { readonly id: number }) {
  const { locale } = useStudio()
  const words = useContestWords()
  const { isBusy, act } = useAct()
  const { send, sheet } = useFreshFactor()
  const address = `/api/v1/contests/${id}/entries.csv?${new URLSearchParams(sheetLook(locale))}`
  const save = () => act(() => send(() => download(address, `contest-${id}.csv`)))
  return (
    <>
      <Button look="plain small" disabled={isBusy} onClick={() => void save()}>
        {words.download}
      </Button>
      {sheet}
    </>
  )
}

function Entries() {
  const words = useContestWords()
  const contest = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const wanted = wantedOf.get(contest.id) ?? all
  const [typed, setTyped] = useState(wanted.search)
  const { found, pageSize, page } = contest
  const pages = Math.max(1, Math.ceil(found / pageSize))
  const choose = (change: Partial<Wanted>) => {
    wantedOf.set(contest.id, { ...wanted, page: 1, ...change })
    void revalidate()
  }
  return (
    <div className={primitives.stack}>
      {/* Every search is noted in the audit, so none is sent while somebody types. */}
      <Form className={`${primitives.row} ${styles.choices}`} onSubmit={() => choose({ search: typed })}>
        <SearchField label={words.search} value={typed} maxLength={100} onChange={setTyped} />
        <Button type="submit">{words.searchNow}</Button>
        <Labelled label={words.show}>
          <Choice
            value={wanted.show}
            options={shownEntries.map((name) => [name, words.shown[name]] as const)}
            onChange={(show) => choose({ show })}
          />
        </Labelled>
      </Form>
      <p role="status">{found === 0 ? words.noEntry : words.found(found)}</p>
      <EntryList contest={contest.id} entries={page} isDrawn={contest.draw !== null} />
      {pages > 1 && (
        <div className={primitives.row}>
          <IconButton
            icon="back"
            label={words.before}
            disabled={wanted.page <= 1}
            onClick={() => choose({ page: wanted.page - 1 })}
          />
          <span>{words.page(wanted.page, pages)}</span>
          <IconButton
            icon="forward"
            label={words.after}
            disabled={wanted.page >= pages}
            onClick={() => choose({ page: wanted.page + 1 })}
          />
        </div>
      )}
    </div>
  )
}
