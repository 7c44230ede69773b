import type { WebhookJson } from '@promenade/contract/studio-api/webhooks'
import { useStudio } from '../../context/studio-context.ts'
import { useWebhookWords } from './use-webhook-words.ts'
import primitives from '../../theme/primitives.module.css'

/** Whether a webhook is on, what it is told of, and how much arrives. */
export function WebhookState({ webhook }: { readonly webhook: WebhookJson }) {
  const { messages: m, format } = useStudio()
  const words = useWebhookWords()
  const { kinds, by, createdAt, off, deliveredAt, waiting, waitingSince, failed } = webhook
  const told = kinds === null ? [words.all] : kinds.map((kind) => m.kinds[kind].many)
  const counts = [
    deliveredAt === null ? words.neverArrived : words.arrived(format.moment(deliveredAt)),
    waitingSince !== null && words.waiting(waiting, format.moment(waitingSince)),
    failed > 0 && words.failed(failed),
  ]
  return (
    <>
      {off === null ? words.isOn : words.ends[off.because](format.date(off.at))}
      <br />
      <span className={primitives.soft}>
        {words.which}: {told.join(' · ')}
      </span>
      <br />
      <span className={primitives.note}>
        {[words.since(format.date(createdAt), by), ...counts].filter(Boolean).join(', ')}
      </span>
    </>
  )
}
