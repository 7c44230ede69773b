import { useState } from 'react'
import { Link, useLoaderData } from 'react-router'
import { useFreshFactor } from '../account/fresh-factor.tsx'
import { MeansHint } from '../account/means-hint.tsx'
import { callWebhooks } from '../api/call-webhooks.ts'
import { call } from '../api/call.ts'
import { Button } from '../components/button.tsx'
import { Icon } from '../components/icon.tsx'
import { Screen } from '../layout/screen.tsx'
import { useStudio } from '../context/studio-context.ts'
import { SecretSheet } from './webhooks/secret-sheet.tsx'
import { useWebhookWords } from './webhooks/use-webhook-words.ts'
import { WebhookSheet } from './webhooks/webhook-sheet.tsx'
import { WebhookState } from './webhooks/webhook-state.tsx'
import primitives from '../theme/primitives.module.css'

export async function loader() {
  const [{ items }, means] = await Promise.all([
    callWebhooks('GET /api/v1/webhooks'),
    call('GET /api/v1/means'),
  ])
  return { items, means }
}

/** The webhooks by which other programs hear of publications. */
export function Component() {
  const { messages: m } = useStudio()
  const words = useWebhookWords()
  const { items, means } = useLoaderData<typeof loader>()
  const [isOpen, setIsOpen] = useState(false)
  const [secret, setSecret] = useState<string>()
  const factor = useFreshFactor()
  const create = (
    <Button look="main" onClick={() => setIsOpen(true)}>
      <Icon name="add" size={18} />
      {words.create}
    </Button>
  )
  const showSecret = (created: string) => {
    setIsOpen(false)
    setSecret(created)
  }
  return (
    <Screen title={m.account.webhooks.title} isSetting actions={create}>
      <p className={primitives.soft}>{words.help}</p>
      <MeansHint means={means} />
      {items.length === 0 && <p>{words.none}</p>}
      {items.length > 0 && (
        <section className={primitives.panel}>
          <ul className={primitives.lines}>
            {items.map((webhook) => (
              <li key={webhook.id}>
                <span>
                  <Link to={`/settings/webhooks/${webhook.id}`} className={primitives.target}>
                    {new URL(webhook.url).host}
                  </Link>
                  <br />
                  <WebhookState webhook={webhook} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isOpen && <WebhookSheet factor={factor} onCreated={showSecret} onClose={() => setIsOpen(false)} />}
      {secret !== undefined && <SecretSheet secret={secret} onClose={() => setSecret(undefined)} />}
      {factor.sheet}
    </Screen>
  )
}
