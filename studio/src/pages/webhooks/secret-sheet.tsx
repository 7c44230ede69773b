import { NewSecret } from '../../account/new-secret.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { useWebhookWords } from './use-webhook-words.ts'

/** Shows the new secret of a webhook once. */
export function SecretSheet({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const words = useWebhookWords()
  return (
    <Sheet title={words.secretTitle} onClose={onClose}>
      <NewSecret secret={secret} words={{ ...words, help: words.secret }} onDone={onClose} />
    </Sheet>
  )
}
