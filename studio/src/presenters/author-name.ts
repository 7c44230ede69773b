import type { Messages } from '../messages/en.ts'

interface Authored {
  readonly by: string | null
  readonly byToken: boolean
}

/** The name of an author, marked if it is a token; null without one. */
export function authorName({ by, byToken }: Authored, { account }: Messages): string | null {
  return by !== null && byToken ? account.audit.token(by) : by
}
