import { type MailContent, mailContent } from '../mail/outbox.ts'
import type { TestPlatform } from './test-platform.ts'

interface WaitingMail extends MailContent {
  readonly kind: string
  readonly recipient: string | null
}

/** The waiting mails, sorted by kind. */
export async function listMail(platform: TestPlatform): Promise<readonly WaitingMail[]> {
  const { database } = platform.database()
  const rows = await database
    .selectFrom('mail')
    .select(['kind', 'recipient', 'content'])
    .orderBy('created_at')
    .orderBy('kind')
    .execute()
  return rows.map(({ kind, recipient, content }) => ({ kind, recipient, ...mailContent.parse(content) }))
}

/** The secret of the last link to this path in a mail. */
export function secretIn({ text }: { readonly text: string }, path: string): string {
  const [, secret = ''] = new RegExp(`${path}\\?(?:token|hash)=([\\w-]+)`).exec(text) ?? []
  return secret
}
