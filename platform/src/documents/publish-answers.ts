import type { ChangeItem } from '@promenade/contract/studio-api/change-sets'
import { Problem } from '@promenade/process/problem'
import type { Document } from '@promenade/domain/studio/document'
import { type StoreAnswers, withAnswers } from '@promenade/domain/studio/store-answers'
import { sql } from 'kysely'
import { applyChangeSet } from './change-set.ts'
import { lockContent } from './content-version.ts'
import { refuse } from './refuse.ts'
import { type Act, getRevision } from './revisions.ts'
import { lockEntry } from './stored-entry.ts'

/**
 * Publishes what a store says of itself, at its time. Nothing else that is in a draft of the store gets public with it, and
 * the draft gets it too. Returns the change set. Throws `Problem`.
 */
export async function publishAnswers(
  act: Act,
  entryId: number,
  answers: StoreAnswers,
  at: Date | undefined,
): Promise<number> {
  await lockContent(act)
  const { version, draft, published } = await lockEntry(act, entryId)
  if (published === null) throw refuse('conflict', 'The store is not on the site.')
  const withThem = async (id: number) =>
    withAnswers((await getRevision(act, entryId, { id })).document, answers)
  const publish = { entry: entryId, version, action: 'publish', document: await withThem(published) } as const
  const items: ChangeItem[] = [{ ...publish, ...timeOf(act, at) }]
  if (draft !== null) items.push({ entry: entryId, version, action: 'save', document: await withThem(draft) })
  return (await applyChangeSet(act, { items })).id
}

interface Offer {
  readonly entryId: number
  readonly at: Date | undefined
  /** The version that somebody has looked at; undefined: the newest. */
  readonly seen?: number | undefined
  readonly complete?: (document: Document) => Document
}

/** Publishes the draft of an offer at its time, completed by somebody. Returns the change set. Throws `Problem`. */
export async function publishOffer(act: Act, { entryId, at, seen, complete }: Offer): Promise<number> {
  await lockContent(act)
  const { version } = await lockEntry(act, entryId)
  const draft = await getRevision(act, entryId, { entryId, number: version })
  const document = complete === undefined ? {} : { document: complete(draft.document) }
  const item = {
    entry: entryId,
    version: seen ?? version,
    action: 'publish',
    ...document,
    ...timeOf(act, at),
  } as const
  return (await applyChangeSet(act, { items: [item] })).id
}

/** A time that is over means now. */
function timeOf({ now }: Act, at: Date | undefined) {
  return at !== undefined && at > now ? { at: at.toISOString() } : {}
}

/** Runs a part of an act. Undefined, without a trace, if it is refused: then somebody of the centre has to look at it. */
export async function tryPart<Result>(
  act: Act,
  work: (part: Act) => Promise<Result>,
): Promise<Result | undefined> {
  await sql`savepoint part`.execute(act.transaction)
  try {
    // What a refused part has read of its own is not there any more.
    return await work({ ...act, seen: new Map(act.seen) })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await sql`rollback to savepoint part`.execute(act.transaction)
    return undefined
  }
}
