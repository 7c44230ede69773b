import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { callWebhooks } from '../api/call-webhooks.ts'
import { call } from '../api/call.ts'
import { OneWebhook } from './webhooks/one-webhook.tsx'
import { WebhookList } from './webhooks/webhook-list.tsx'

export async function loader({ params: { id }, request }: LoaderFunctionArgs) {
  if (id === undefined) {
    const [{ items }, means] = await Promise.all([
      callWebhooks('GET /api/v1/webhooks'),
      call('GET /api/v1/means'),
    ])
    return { items, means }
  }
  const before = new URL(request.url).searchParams.get('before')
  const query = before === null ? {} : { before: Number(before) }
  return callWebhooks('GET /api/v1/webhooks/:id/deliveries', { params: { id }, query })
}

/** The webhooks by which other programs hear of publications, or one of them with what was sent to it. */
export function Component() {
  const data = useLoaderData<typeof loader>()
  return 'means' in data ? <WebhookList {...data} /> : <OneWebhook deliveries={data} />
}
