import type { Messages } from '../messages/en.ts'

interface Authored {
  readonly by: string | null
  readonly byToken: boolean
  readonly byLink?: true | undefined
}

/** The name of an author, marked if it is a token or the link of a store; null without one. */
export function authorName({ by, byToken, byLink }: Authored, { account }: Messages): string | null {
  if (by !== null && byLink === true) return account.audit.link(by)
  return by !== null && byToken ? account.audit.token(by) : by
}
