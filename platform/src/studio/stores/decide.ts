import type { decidedSchema, decisionSchema } from '@promenade/contract/studio-api/store-rounds'
import { isLocale } from '@promenade/domain/locale/locale'
import { type Document, isGroup, type Path } from '@promenade/domain/studio/document'
import { getAt, setInDocument } from '@promenade/domain/studio/path'
import type { z } from 'zod'
import { applyChangeSet } from '../../documents/change-set.ts'
import { publishAnswers, publishOffer } from '../../documents/publish-answers.ts'
import { refuse } from '../../documents/refuse.ts'
import type { Act } from '../../documents/revisions.ts'
import { lockEntry } from '../../documents/stored-entry.ts'
import { writeAudit } from '../audit.ts'
import { mailDecision } from './mail-to-stores.ts'
import { answersOf, paragraphs } from './send-answers.ts'
import { readMallRecords } from './store-record.ts'

type Decision = z.infer<typeof decisionSchema>
type Decided = z.infer<typeof decidedSchema>

/** Publishes what a store has sent at its time, or rejects it, and tells the store. Throws `Problem`. */
export async function decide(act: Act, id: number, decision: Decision): Promise<Decided> {
  const { transaction, propertyId, now, author } = act
  const { isApproved, note } = decision
  const proposal = await transaction
    .selectFrom('store_proposal')
    .select(['entry_id as entryId', 'offer_id as offerId', 'part', 'content', 'email', 'locale'])
    .select(['state', 'show_at as showAt'])
    .where('property_id', '=', propertyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (proposal === undefined) throw refuse('not-found', 'There is no such proposal.')
  if (proposal.state !== 'waiting') throw refuse('conflict', 'It is decided already.')
  const changeSet = isApproved ? await publish(act, proposal, decision) : await putAway(act, proposal)
  const state = isApproved ? 'approved' : 'rejected'
  await transaction
    .updateTable('store_proposal')
    .set({ state, note: note ?? null, decided_at: now, decided_by: author?.name ?? null })
    .set(changeSet === undefined ? {} : { change_set_id: changeSet })
    .where('id', '=', id)
    .execute()
  const { entryId, part, email, locale } = proposal
  await writeAudit(act, { action: `store.${state}`, entryId, details: { proposal: id, part } })
  if (email !== null)
    await mailDecision(act, { entryId, email, locale, part, isApproved, note: note || undefined })
  return { state, ...(changeSet === undefined ? {} : { changeSet }) }
}

interface Waiting {
  readonly entryId: number
  readonly offerId: number | null
  readonly part: string
  readonly content: unknown
  readonly showAt: Date | null
}

async function publish(
  act: Act,
  { entryId, offerId, part, content, showAt }: Waiting,
  { version, texts = [] }: Decision,
): Promise<number | undefined> {
  if (part === 'message') return undefined
  const at = showAt ?? undefined
  const complete = (document: Document) => withMissing(document, texts)
  if (offerId !== null) return publishOffer(act, { entryId: offerId, at, seen: version, complete })
  const records = await readMallRecords(act.transaction, act.propertyId, act.now)
  const { picture, ...others } = answersOf(content, records)
  const completed = picture && getAt(complete({ store_front: picture }), ['store_front'])
  const answers = isGroup(completed) ? { ...others, picture: completed } : others
  return publishAnswers(act, entryId, answers, at)
}

/** A document with the texts that a language lacks; those that are there stay. */
function withMissing(document: Document, texts: NonNullable<Decision['texts']>): Document {
  const missing = texts.filter(
    ({ path }) =>
      isLocale(path.at(-1)) &&
      isGroup(getAt(document, path.slice(0, -1))) &&
      getAt(document, path) === undefined,
  )
  const write = ([field]: Path, text: string) => (field === 'description' ? paragraphs(text) : text)
  return missing.reduce((all, { path, text }) => setInDocument(all, path, write(path, text)), document)
}

/** The draft of a rejected offer goes to the bin. */
async function putAway(act: Act, { offerId }: Waiting): Promise<number | undefined> {
  if (offerId === null) return undefined
  const { version, deletedAt } = await lockEntry(act, offerId)
  if (deletedAt !== null) return undefined
  return (await applyChangeSet(act, { items: [{ entry: offerId, version, action: 'delete' }] })).id
}
