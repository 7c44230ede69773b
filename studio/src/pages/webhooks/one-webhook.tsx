import type { DeliveriesJson, WebhookJson, WebhookTarget } from '@promenade/contract/studio-api/webhooks'
import { useEffect, useState } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { useFreshFactor } from '../../account/fresh-factor.tsx'
import { ProblemNotice } from '../../account/problem-notice.tsx'
import { useAccountAct } from '../../account/use-account-act.ts'
import { callWebhooks } from '../../api/call-webhooks.ts'
import { Button } from '../../components/button.tsx'
import { useStudio } from '../../context/studio-context.ts'
import { useAct } from '../../context/use-act.ts'
import { Screen } from '../../layout/screen.tsx'
import { DeliveryList } from './delivery-list.tsx'
import { RenewSheet } from './renew-sheet.tsx'
import { useWebhookWords } from './use-webhook-words.ts'
import { WebhookSheet } from './webhook-sheet.tsx'
import { WebhookState } from './webhook-state.tsx'
import primitives from '../../theme/primitives.module.css'

/** A webhook, and what was sent to it. */
export function OneWebhook({ deliveries }: { readonly deliveries: DeliveriesJson }) {
  const [query] = useSearchParams()
  const words = useWebhookWords()
  const { webhook, items } = deliveries
  useFollowing(items)
  return (
    <Screen title={new URL(webhook.url).host} within="settings">
      <section className={`${primitives.panel} ${primitives.stack}`}>
        <div className={primitives.spread}>
          <span>{webhook.url}</span>
        </div>
        <p>
          <WebhookState webhook={webhook} />
        </p>
        {webhook.off !== null && (
          <div className={primitives.warning}>
            <p>
              {words.isOff} {words.offHelp}
            </p>
            <p>{words.removeHelp}</p>
          </div>
        )}
        <Actions webhook={webhook} />
      </section>
      <DeliveryList deliveries={deliveries} isOlder={query.has('before')} />
    </Screen>
  )
}

function Actions({ webhook }: { readonly webhook: WebhookJson }) {
  const { id, off, formerUntil } = webhook
  const { format, notify } = useStudio()
  const words = useWebhookWords()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<'change' | 'renew'>()
  const factor = useFreshFactor()
  const { act, problem } = useAccountAct(factor)
  const { isBusy, act: actAtOnce } = useAct()
  const params = { id }
  const test = () =>
    actAtOnce(async () => {
      await callWebhooks('POST /api/v1/webhooks/:id/test', { params })
      notify({ text: words.tested })
      await revalidate()
    })
  const setState = (enabled: boolean) =>
    callWebhooks('PATCH /api/v1/webhooks/:id', { params, body: { enabled } })
  const turn = (enabled: boolean) =>
    act({
      request: () => setState(enabled),
      done: enabled ? words.isOn : words.isOff,
      undo: () => setState(!enabled),
    })
  const setTarget = (body: WebhookTarget) => callWebhooks('PUT /api/v1/webhooks/:id', { params, body })
  const change = async (body: WebhookTarget) => {
    await setTarget(body)
    setOpen(undefined)
    const former = { url: webhook.url, ...(webhook.kinds !== null && { kinds: webhook.kinds }) }
    notify({
      text: words.changed,
      undo: () => factor.send(() => setTarget(former)).then(revalidate),
    })
  }
  const remove = async () => {
    await callWebhooks('DELETE /api/v1/webhooks/:id', { params })
    // Before this screen is loaded again, which is not there any more.
    await navigate('/settings/webhooks')
  }
  return (
    <>
      {formerUntil !== null && <p className={primitives.note}>{words.former(format.planned(formerUntil))}</p>}
      <ProblemNotice text={problem} />
      <div className={primitives.row}>
        {off === null && (
          <Button look="main" disabled={isBusy} onClick={() => void test()}>
            {words.test}
          </Button>
        )}
        <Button {...(off !== null && { look: 'main' })} onClick={() => void turn(off !== null)}>
          {off === null ? words.off : words.on}
        </Button>
        <Button onClick={() => setOpen('change')}>{words.change}</Button>
        <Button onClick={() => setOpen('renew')}>{words.renew}</Button>
        {/* Two presses: what was sent is deleted with it. */}
        {off !== null && (
          <Button look="danger" onClick={() => void act({ request: remove, done: words.removed })}>
            {words.remove}
          </Button>
        )}
      </div>
      {open === 'change' && (
        <WebhookSheet
          title={words.change}
          submit={words.save}
          note={words.changeHelp}
          factor={factor}
          webhook={webhook}
          send={change}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'renew' && <RenewSheet id={id} factor={factor} onClose={() => setOpen(undefined)} />}
      {factor.sheet}
    </>
  )
}

const soonMs = 60_000
const everyMs = 2_000

/** Looks again while something is sent within a minute. */
function useFollowing(items: DeliveriesJson['items']): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const isSoon = items.some(
      ({ nextAttemptAt }) => nextAttemptAt !== null && Date.parse(nextAttemptAt) < Date.now() + soonMs,
    )
    if (!isSoon) return
    const timer = setTimeout(() => void revalidate(), everyMs)
    return () => clearTimeout(timer)
  }, [items, revalidate])
}
