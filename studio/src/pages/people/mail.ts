import type { InboxJson } from '@promenade/contract/studio-api/inbox'

/** A message of a visitor. */
export type Mail = InboxJson['messages'][number]
