import type { DeliveriesJson } from '@promenade/contract/studio-api/webhooks'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { callWebhooks } from '../../api/call-webhooks.ts'
import { Button } from '../../components/button.tsx'
import { Choice } from '../../components/inputs.tsx'
import { useStudio } from '../../context/studio-context.ts'
import { useAct } from '../../context/use-act.ts'
import { Panel } from '../../layout/screen.tsx'
import { useWebhookWords } from './use-webhook-words.ts'
import primitives from '../../theme/primitives.module.css'

type Delivery = DeliveriesJson['items'][number]

interface DeliveryListProps {
  readonly deliveries: DeliveriesJson
  /** True for a page of older ones. */
  readonly isOlder: boolean
}

/** What was sent to a webhook, each to be sent again. */
export function DeliveryList({ deliveries: { webhook, items, next }, isOlder }: DeliveryListProps) {
  const words = useWebhookWords()
  const isOn = webhook.off === null
  return (
    <Panel title={words.list}>
      {isOn && (webhook.failed > 0 || webhook.waiting > 0) && <MissingForm id={webhook.id} />}
      {items.length === 0 && <p className={primitives.soft}>{words.empty}</p>}
      <ul className={primitives.lines}>
        {items.map((delivery) => (
          <DeliveryLine key={delivery.id} webhook={webhook.id} delivery={delivery} isOn={isOn} />
        ))}
      </ul>
      <div className={primitives.row}>
        {isOlder && (
          <Link className={primitives.target} to="?">
            {words.newest}
          </Link>
        )}
        {next !== undefined && (
          <Link className={primitives.target} to={`?before=${next}`}>
            {words.older}
          </Link>
        )}
      </div>
    </Panel>
  )
}

const spans = ['1', '24', '168', '720'] as const

/** Sends all that has not arrived within a span of hours. */
function MissingForm({ id }: { readonly id: number }) {
  const words = useWebhookWords()
  const [hours, setHours] = useState<(typeof spans)[number]>('24')
  const { isBusy, replay } = useReplay(id)
  const send = () => replay({ failedSince: new Date(Date.now() - Number(hours) * 3_600_000).toISOString() })
  return (
    <div className={primitives.row}>
      <Button disabled={isBusy} onClick={() => void send()}>
        {words.missing}
      </Button>
      <Choice
        aria-label={words.missing}
        value={hours}
        options={spans.map((span) => [span, words.spans[span]])}
        onChange={setHours}
      />
    </div>
  )
}

interface DeliveryLineProps {
  readonly webhook: number
  readonly delivery: Delivery
  readonly isOn: boolean
}

function DeliveryLine({ webhook, delivery, isOn }: DeliveryLineProps) {
  const { messages: m, format } = useStudio()
  const words = useWebhookWords()
  const { isBusy, replay } = useReplay(webhook)
  const { id, event, record, at, message } = delivery
  const about = record === null ? '' : `${m.kinds[record.kind].one} ${record.slug}`
  const name = [words.events[event], about].filter(Boolean).join(': ')
  return (
    <li>
      <span>
        {record === null ? (
          <b>{name}</b>
        ) : (
          <Link to={`/entries/${record.entry}`} className={primitives.target}>
            {name}
          </Link>
        )}
        <br />
        <DeliveryState delivery={delivery} />
        <br />
        <span className={primitives.note}>
          {format.moment(at)} · {message}
        </span>
      </span>
      {isOn && (
        <Button
          look="small"
          disabled={isBusy}
          aria-label={words.againOf(name)}
          onClick={() => void replay({ delivery: id })}
        >
          {words.again}
        </Button>
      )}
    </li>
  )
}

function DeliveryState({ delivery }: { readonly delivery: Delivery }) {
  const { format } = useStudio()
  const words = useWebhookWords()
  const { state, status, error, durationMs, attempts, nextAttemptAt } = delivery
  const seconds = (durationMs ?? 0) / 1_000
  const parts = [
    words.states[state],
    status !== null && words.answered(status),
    error !== null && words.errors[error],
    status !== null && words.took(format.number(seconds)),
    attempts > 1 && words.attempts(attempts),
    nextAttemptAt !== null && attempts > 0 && words.next(format.moment(nextAttemptAt)),
  ]
  return <span className={primitives.soft}>{parts.filter(Boolean).join(' · ')}</span>
}

type Replay = { readonly delivery: number } | { readonly failedSince: string }

/** Sends something again, and says how much. */
function useReplay(id: number) {
  const { notify } = useStudio()
  const words = useWebhookWords()
  const { revalidate } = useRevalidator()
  const { isBusy, act } = useAct()
  const replay = (body: Replay) =>
    act(async () => {
      const { count } = await callWebhooks('POST /api/v1/webhooks/:id/replays', { params: { id }, body })
      notify({ text: words.isAgain(count) })
      await revalidate()
    }, words.isSent)
  return { isBusy, replay }
}
