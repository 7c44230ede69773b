import type { DeliveriesJson, WebhookJson } from '@promenade/contract/studio-api/webhooks'
import { type Answer, refusal } from './fake-answers.ts'
import { timestamp } from './timestamp.ts'

const [hour, day] = [3_600_000, 86_400_000]

const webhooks: readonly WebhookJson[] = [
  {
    id: 2,
    url: 'https://signs.of-all-screens-in-the-mall-and-its-car-park.example/hooks/promenade?screen=west',
    kinds: ['store', 'promotion', 'event'],
    by: 'Ana Ruiz',
    createdAt: timestamp(9 * day),
    off: null,
    formerUntil: timestamp(-6 * hour),
    deliveredAt: timestamp(hour),
    waiting: 1,
    waitingSince: timestamp(hour),
    failed: 1,
  },
  {
    id: 1,
    url: 'https://app.example/',
    kinds: null,
    by: 'Ana Ruiz',
    createdAt: timestamp(40 * day),
    off: { at: timestamp(2 * day), because: 'failing' },
    formerUntil: null,
    deliveredAt: null,
    waiting: 0,
    waitingSince: null,
    failed: 3,
  },
]

type Delivery = DeliveriesJson['items'][number]

const arrived: Delivery = {
  id: 1,
  message: 'msg_6e3c1bb0a1f74c04a3b6c0a6a4f1d2e5',
  event: 'content.published',
  record: { entry: 1, kind: 'store', slug: 'aizome-works' },
  at: timestamp(hour),
  state: 'delivered',
  attempts: 1,
  attemptedAt: timestamp(hour),
  status: 204,
  error: null,
  durationMs: 184,
  nextAttemptAt: null,
}

const deliveries: readonly Delivery[] = [
  {
    ...arrived,
    id: 3,
    state: 'waiting',
    event: 'content.withdrawn',
    attempts: 3,
    status: 503,
    nextAttemptAt: timestamp(-hour),
  },
  {
    ...arrived,
    id: 2,
    record: null,
    event: 'webhook.test',
    state: 'failed',
    status: null,
    error: 'no-answer',
  },
  arrived,
]

/** What the addresses of webhooks answer. */
export function answerWebhooks(method: string, area: string | undefined, id: string | undefined): Answer {
  if (area !== 'webhooks') return refusal(404, 'not-found')
  if (method !== 'GET') return { status: 200, body: {} }
  if (id === undefined) return { status: 200, body: { items: webhooks } }
  const webhook = webhooks.find((one) => one.id === Number(id))
  return webhook === undefined
    ? refusal(404, 'not-found')
    : { status: 200, body: { webhook, items: [...deliveries], next: 1 } satisfies DeliveriesJson }
}
