import type { SubscribersJson, SubscriberSearch } from '@promenade/contract/studio-api/subscribers'
import { type SubscriptionState, subscriptionStates } from '@promenade/domain/forms/subscription-states'
import { type Dispatch, type SetStateAction, useState } from 'react'
import { useLoaderData } from 'react-router'
import { useFreshFactor } from '../account/fresh-factor.tsx'
import { ProblemNotice } from '../account/problem-notice.tsx'
import { useAccountAct } from '../account/use-account-act.ts'
import { callVisitors } from '../api/call-visitors.ts'
import { download, sheetLook } from '../api/download.ts'
import { Button } from '../components/button.tsx'
import { Choice, Form, Labelled, SearchField } from '../components/inputs.tsx'
import { useStudio } from '../context/studio-context.ts'
import { useAct } from '../context/use-act.ts'
import { Panel, Screen } from '../layout/screen.tsx'
import { KeptFor } from './people/kept-for.tsx'
import { PeopleSections } from './people/people-sections.tsx'
import { Subscriber } from './people/subscriber.tsx'
import { useVisitorWords } from './people/use-visitor-words.ts'
import primitives from '../theme/primitives.module.css'
import styles from './people/visitors.module.css'

export function loader() {
  return find({})
}

/** Every read of subscribers is audited: a download or an undo is none. */
export function shouldRevalidate(): boolean {
  return false
}

/** The search is in the body: an address stands in no URL. */
function find(body: Partial<SubscriberSearch>) {
  return callVisitors('POST /api/v1/subscribers/search', { body })
}

/** Who gets the newsletter, with the proof of consent. */
export function Component() {
  const { messages: m, isAllowed } = useStudio()
  const words = useVisitorWords()
  const [shown, setShown] = useState(useLoaderData<SubscribersJson>())
  const { counts } = shown
  return (
    <Screen title={m.people.sections.subscribers}>
      <PeopleSections />
      <p>{words.subscribers.counts(counts)}</p>
      <Subscribers shown={shown} onShow={setShown} />
      {isAllowed('visitors.read') && <Downloads confirmed={counts.confirmed} />}
      <KeptFor what={['pendingSubscription', 'endedSubscription']} />
    </Screen>
  )
}

interface SubscribersProps {
  readonly shown: SubscribersJson
  readonly onShow: Dispatch<SetStateAction<SubscribersJson>>
}

function Subscribers({ shown, onShow }: SubscribersProps) {
  const words = useVisitorWords().subscribers
  const [wanted, setWanted] = useState<Partial<SubscriberSearch>>({})
  const { isBusy, act } = useAct()
  const { items, found, counts, next } = shown
  const search = (body: Partial<SubscriberSearch>) => act(async () => onShow(await find(body)))
  const showMore = () =>
    act(async () => {
      const older = await find({ ...wanted, after: next })
      onShow((former) => ({ ...older, items: [...former.items, ...older.items] }))
    })
  /** After a change: the row, and the numbers. */
  const renew = async (id: number, email: string) => {
    const renewed = await find({ search: email })
    const row = renewed.items.find((one) => one.id === id)
    onShow((former) => ({
      ...former,
      counts: renewed.counts,
      items: former.items.map((one) => (one.id === id ? (row ?? one) : one)),
    }))
  }
  const total = counts.confirmed + counts.pending + counts.unsubscribed
  if (total === 0) return <p className={primitives.empty}>{words.none}</p>
  return (
    <section className={primitives.stack}>
      <SearchForm wanted={wanted} onWant={setWanted} onSearch={(body) => void search(body)} />
      <p role="status">{found === 0 ? words.nobody : words.found(found)}</p>
      {items.length > 0 && (
        <div className={primitives.panel}>
          <ul className={primitives.lines}>
            {items.map((one) => (
              <Subscriber key={one.id} subscriber={one} onChange={() => renew(one.id, one.email ?? '')} />
            ))}
          </ul>
        </div>
      )}
      {next !== undefined && (
        <div>
          <Button disabled={isBusy} onClick={() => void showMore()}>
            {words.more}
          </Button>
        </div>
      )}
    </section>
  )
}

interface SearchFormProps {
  readonly wanted: Partial<SubscriberSearch>
  readonly onWant: (wanted: Partial<SubscriberSearch>) => void
  readonly onSearch: (wanted: Partial<SubscriberSearch>) => void
}

/** Every search is noted in the audit, so none is sent while somebody types. */
function SearchForm({ wanted, onWant, onSearch }: SearchFormProps) {
  const { states, subscribers: words } = useVisitorWords()
  const choose = (state: SubscriptionState | '') => {
    const { search = '' } = wanted
    const chosen = { search, ...(state === '' ? {} : { state }) }
    onWant(chosen)
    onSearch(chosen)
  }
  return (
    <Form className={`${primitives.row} ${styles.search}`} onSubmit={() => onSearch(wanted)}>
      <div className={styles.searched}>
        <SearchField
          label={words.search}
          value={wanted.search ?? ''}
          maxLength={254}
          autoComplete="off"
          onChange={(search) => onWant({ ...wanted, search })}
        />
        <Button type="submit">{words.find}</Button>
      </div>
      <Labelled label={words.state}>
        <Choice<SubscriptionState | ''>
          value={wanted.state ?? ''}
          options={[['', words.anyState], ...subscriptionStates.map((one) => [one, states[one]] as const)]}
          onChange={choose}
        />
      </Labelled>
    </Form>
  )
}

function Downloads({ confirmed }: { readonly confirmed: number }) {
  const { locale } = useStudio()
  const words = useVisitorWords().subscribers
  const factor = useFreshFactor()
  const { act, problem } = useAccountAct(factor)
  const save = (which: 'confirmed' | 'all') => {
    const query = new URLSearchParams({ which, ...sheetLook(locale) })
    const request = () => download(`/api/v1/subscribers.csv?${query}`, `subscribers-${which}.csv`)
    void act({ request, done: words.exported })
  }
  return (
    <Panel title={words.exportTitle}>
      <p className={primitives.soft}>{words.exportHelp}</p>
      <ProblemNotice text={problem} />
      <div className={primitives.row}>
        <Button disabled={confirmed === 0} onClick={() => save('confirmed')}>
          {words.exportConfirmed(confirmed)}
        </Button>
        <Button look="plain" onClick={() => save('all')}>
          {words.exportAll}
        </Button>
      </div>
      {factor.sheet}
    </Panel>
  )
}
