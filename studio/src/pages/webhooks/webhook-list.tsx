import type { MeansJson } from '@promenade/contract/studio-api/login'
import type { WebhookJson, WebhookTarget } from '@promenade/contract/studio-api/webhooks'
import { useState } from 'react'
import { Link } from 'react-router'
import { useFreshFactor } from '../../account/fresh-factor.tsx'
import { ProgramList } from '../../account/program-list.tsx'
import { callWebhooks } from '../../api/call-webhooks.ts'
import { useStudio } from '../../context/studio-context.ts'
import { SecretSheet } from './secret-sheet.tsx'
import { useWebhookWords } from './use-webhook-words.ts'
import { WebhookSheet } from './webhook-sheet.tsx'
import { WebhookState } from './webhook-state.tsx'
import primitives from '../../theme/primitives.module.css'

interface WebhookListProps {
  readonly items: readonly WebhookJson[]
  readonly means: MeansJson
}

/** The webhooks by which other programs hear of publications. */
export function WebhookList({ items, means }: WebhookListProps) {
  const { messages: m } = useStudio()
  const words = useWebhookWords()
  const [isOpen, setIsOpen] = useState(false)
  const [secret, setSecret] = useState<string>()
  const factor = useFreshFactor()
  const add = async (body: WebhookTarget) => {
    const created = await callWebhooks('POST /api/v1/webhooks', { body })
    setIsOpen(false)
    setSecret(created.secret)
  }
  const sheets = (
    <>
      {isOpen && (
        <WebhookSheet
          title={words.create}
          submit={words.submit}
          factor={factor}
          send={add}
          onClose={() => setIsOpen(false)}
        />
      )}
      {secret !== undefined && <SecretSheet secret={secret} onClose={() => setSecret(undefined)} />}
      {factor.sheet}
    </>
  )
  return (
    <ProgramList
      title={m.account.webhooks.title}
      words={words}
      means={means}
      onCreate={() => setIsOpen(true)}
      sheets={sheets}
    >
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
    </ProgramList>
  )
}
