import type { SubscribersJson } from '@promenade/contract/studio-api/subscribers'
import { callVisitors } from '../../api/call-visitors.ts'
import { Button } from '../../components/button.tsx'
import { useStudio } from '../../context/studio-context.ts'
import { useAct } from '../../context/use-act.ts'
import { useVisitorWords } from './use-visitor-words.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './visitors.module.css'

interface SubscriberProps {
  readonly subscriber: SubscribersJson['items'][number]
  /** Called after an act, and after its undo. */
  readonly onChange: () => Promise<void>
}

/** A subscriber with the proof of consent. */
export function Subscriber({ subscriber, onChange }: SubscriberProps) {
  const { messages: m, format, isAllowed } = useStudio()
  const { subscribers: words, ofOne } = useVisitorWords()
  const { first_name: first, last_name: last, locale, state, consent } = subscriber
  const facts = [
    [first, last].filter(Boolean).join(' '),
    m.languages[locale] ?? locale,
    words.agreed(format.date(consent.at)),
  ]
  return (
    <li className={styles.subscriber}>
      <div>
        <b>{subscriber.email}</b>
        <span className={styles.state} data-state={state}>
          {ofOne[state]}
        </span>
        <p className={primitives.note}>{facts.filter(Boolean).join(' · ')}</p>
        <details>
          <summary className={primitives.note}>{words.consent}</summary>
          <Consent subscriber={subscriber} />
        </details>
      </div>
      {state !== 'unsubscribed' && isAllowed('visitors.write') && (
        <Unsubscribing subscriber={subscriber} onChange={onChange} />
      )}
    </li>
  )
}

function Consent({ subscriber }: Pick<SubscriberProps, 'subscriber'>) {
  const { format } = useStudio()
  const words = useVisitorWords().subscribers
  const { locale, consent, confirmedAt, unsubscribedAt, unsubscribedBy } = subscriber
  return (
    <div className={primitives.closeStack}>
      <blockquote lang={locale}>{consent.wording}</blockquote>
      <p className={primitives.note}>
        {words.page(consent.page)} · {format.moment(consent.at)}
      </p>
      {confirmedAt !== null && (
        <p className={primitives.note}>{words.confirmedAt(format.moment(confirmedAt))}</p>
      )}
      {unsubscribedAt !== null && (
        <p className={primitives.note}>
          {words.unsubscribedAt(format.moment(unsubscribedAt), unsubscribedBy)}
        </p>
      )}
    </div>
  )
}

function Unsubscribing({ subscriber: { id, email }, onChange }: SubscriberProps) {
  const { notify } = useStudio()
  const words = useVisitorWords().subscribers
  const { isBusy, act } = useAct()
  const set = async (unsubscribed: boolean) => {
    await callVisitors('PATCH /api/v1/subscribers/:id', { params: { id }, body: { unsubscribed } })
    await onChange()
  }
  const unsubscribe = () =>
    act(async () => {
      await set(true)
      notify({ text: words.isUnsubscribed(email ?? ''), undo: () => set(false) })
    })
  return (
    <Button look="small" disabled={isBusy} onClick={() => void unsubscribe()}>
      {words.unsubscribe}
      <span className={primitives.unseen}> {email}</span>
    </Button>
  )
}
