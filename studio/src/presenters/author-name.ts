import type { Messages } from '../messages/en.ts'

interface Authored {
  readonly by: string | null
  readonly byToken: boolean
}

/** The name of an author, which says whether it is that of a token; null: nobody. */
export function authorName({ by, byToken }: Authored, { account }: Messages): string | null {
  return by !== null && byToken ? account.audit.token(by) : by
}
