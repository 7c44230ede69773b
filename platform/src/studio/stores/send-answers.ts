import { type StoreAnswersJson, storeAnswersSchema } from '@promenade/contract/studio-api/store-answers'
import { escapeMarkup } from '@promenade/contract/schema/escape-markup'
import { startOfDay } from '@promenade/domain/calendar/instants'
import { type Document, isEqual, textIn } from '@promenade/domain/studio/document'
import {
  isConfirmation,
  type StoreAnswers,
  type StorePart,
  trustedByDefault,
  withAnswers,
} from '@promenade/domain/studio/store-answers'
import type { Database } from '../../database/connect.ts'
import type { StudioSchema } from '../../database/studio-schema.ts'
import { createEntry } from '../../documents/create-entry.ts'
import { publishAnswers, publishOffer, tryPart } from '../../documents/publish-answers.ts'
import type { Act } from '../../documents/revisions.ts'
import { writeAudit } from '../audit.ts'
import type { StoreCall } from '../call.ts'
import { tellEditors } from './mail-to-stores.ts'
import { removeStoreDrafts } from './store-drafts.ts'
import { getStore, type MallRecords, readMallRecords, shownHours } from './store-record.ts'

type State = StudioSchema['store_proposal']['state']

/** One part of what a store sends. */
interface SentPart {
  readonly part: StorePart
  readonly content: object
  readonly showAt: Date | undefined
}

/** Takes what a store sends: trusted parts are published, others wait for the centre with their time. */
export async function takeAnswers(call: StoreCall, act: Act, sent: StoreAnswersJson): Promise<void> {
  const { entryId, link } = call.store
  const records = await readMallRecords(act.transaction, act.propertyId, act.now)
  const trusted = new Set<StorePart>(await listTrusted(act.transaction, act.propertyId))
  const waiting: StorePart[] = []
  const sentParts = listParts(sent, records)
  for (const sentPart of sentParts) {
    const settled = await settle(act, {
      ...sentPart,
      entryId,
      records,
      isTrusted: trusted.has(sentPart.part),
    })
    await addProposal(call, act, { ...sentPart, ...settled, locale: sent.locale })
    if (settled.state === 'waiting') waiting.push(sentPart.part)
  }
  await removeStoreDrafts(
    act.transaction,
    entryId,
    sentParts.map(({ part }) => part),
  )
  if (link !== undefined)
    await act.transaction
      .updateTable('store_link')
      .set({ answered_at: act.now, locale: sent.locale })
      .where('id', '=', link.id)
      .execute()
  const parts = Object.keys(sent).filter((name) => name !== 'locale')
  await writeAudit(act, { action: 'store.answer', entryId, details: { parts } })
  if (waiting.length > 0) await tellEditors(act, { entryId, parts: waiting, origin: call.parts.origin() })
}

/** The parts that a mall lets stores publish. */
export async function listTrusted(database: Database, propertyId: number): Promise<readonly StorePart[]> {
  const chosen = await database
    .selectFrom('store_trust')
    .select('parts')
    .where('property_id', '=', propertyId)
    .executeTakeFirst()
  return chosen?.parts ?? trustedByDefault
}

function listParts(sent: StoreAnswersJson, { timeZone }: MallRecords): SentPart[] {
  const { hours, phone, picture, offer, message } = sent
  const timeOf = (date: string | undefined) =>
    date === undefined ? undefined : new Date(startOfDay(date, timeZone))
  const part = (name: StorePart, content: object, from?: string): SentPart[] => [
    { part: name, content, showAt: timeOf(from) },
  ]
  return [
    ...(hours === undefined ? [] : part('hours', { hours })),
    ...(phone === undefined ? [] : part('phone', { phone: phone?.trim() ?? null })),
    ...(picture === undefined ? [] : part('picture', { picture }, picture.from)),
    ...(offer === undefined ? [] : part('offer', { offer }, offer.from)),
    ...(message === undefined ? [] : part('message', { message })),
  ]
}

/** What the content of a stored part says of the store's own record; the special days are those of today. */
export function answersOf(content: unknown, { days }: MallRecords): StoreAnswers {
  const { hours = [], phone, picture } = partSchema.parse(content)
  return {
    hours: hours.flatMap(({ entry, hours: own }) => {
      const day = days.find((one) => one.entry.entryId === entry)
      return day === undefined ? [] : [{ day: day.entry.document, hours: own }]
    }),
    ...(phone === undefined ? {} : { phone }),
    ...(picture === undefined ? {} : { picture: pictureOf(picture) }),
  }
}

const partSchema = storeAnswersSchema.partial()

interface Settling extends SentPart {
  readonly entryId: number
  readonly records: MallRecords
  readonly isTrusted: boolean
}

interface Settled {
  readonly state: State
  readonly changeSetId?: number | undefined
  readonly offerId?: number
}

async function settle(act: Act, { part, ...sent }: Settling): Promise<Settled> {
  if (part === 'message') return { state: 'waiting' }
  return part === 'offer' ? settleOffer(act, sent) : settleAnswers(act, { part, ...sent })
}

async function settleAnswers(
  act: Act,
  { part, content, showAt, entryId, records, isTrusted }: Settling,
): Promise<Settled> {
  const answers = answersOf(content, records)
  const { document } = getStore(records, entryId)
  if (isConfirmation(document, answers)) return { state: 'confirmed' }
  // A store that says that it keeps the hours which visitors see needs no approval.
  const isFree = part === 'hours' && isEqual(...shownBeforeAndAfter(records, document, answers))
  const changeSetId =
    isTrusted || isFree
      ? await tryPart(act, (inner) => publishAnswers(inner, entryId, answers, showAt))
      : undefined
  return { state: changeSetId === undefined ? 'waiting' : 'published', changeSetId }
}

function shownBeforeAndAfter(records: MallRecords, document: Document, answers: StoreAnswers) {
  const shown = (of: Document) => records.days.map((day) => shownHours(records, of, day))
  return [shown(document), shown(withAnswers(document, answers))] as const
}

async function settleOffer(
  act: Act,
  { content, showAt, entryId, records, isTrusted }: Omit<Settling, 'part'>,
): Promise<Settled> {
  const { offer } = partSchema.parse(content)
  const { slug } = getStore(records, entryId)
  const { id } = await createEntry(act, { kind: 'promotion', document: offerDocument(offer, slug) })
  const changeSetId = isTrusted
    ? await tryPart(act, (inner) => publishOffer(inner, { entryId: id, at: showAt }))
    : undefined
  return { state: changeSetId === undefined ? 'waiting' : 'published', changeSetId, offerId: id }
}

function offerDocument(offer: StoreAnswersJson['offer'], store: string): Document {
  if (offer === undefined) return { store }
  const { name, description, start, end, picture } = offer
  return {
    name: filled(name),
    store,
    ...(picture === undefined ? {} : { picture: pictureOf(picture) }),
    description: filled(description, paragraphs),
    start,
    end,
  }
}

/** As documents have it: without an alternative text it says nothing of one. */
function pictureOf({ path, alt = {} }: NonNullable<StoreAnswersJson['picture']>): Document {
  const texts = filled(alt)
  return { path, ...(Object.keys(texts).length === 0 ? {} : { alt: texts }) }
}

function filled(texts: Document, write: (text: string) => string = (text) => text): Document {
  const written = Object.keys(texts).map((code) => [code, textIn(texts, code)] as const)
  return Object.fromEntries(
    written.flatMap(([code, text]) => (text === undefined ? [] : [[code, write(text)]])),
  )
}

/** The HTML of a plain text. */
export function paragraphs(text: string): string {
  const parts = text.split(/\n\s*\n/).map((part) => escapeMarkup(part.trim()).replaceAll('\n', '<br>'))
  return parts.map((part) => `<p>${part}</p>`).join('')
}

async function addProposal(
  { session, store }: StoreCall,
  { transaction, propertyId, now }: Act,
  {
    part,
    content,
    showAt,
    state,
    changeSetId,
    offerId,
    locale,
  }: SentPart & Settled & Pick<StoreAnswersJson, 'locale'>,
): Promise<void> {
  await transaction
    .insertInto('store_proposal')
    .values({
      property_id: propertyId,
      entry_id: store.entryId,
      link_id: store.user === undefined ? (store.link?.id ?? null) : null,
      author_id: session.staffId,
      author: session.name,
      email: store.user?.email ?? store.link?.email ?? null,
      locale,
      part,
      content: JSON.stringify(content),
      offer_id: offerId ?? null,
      show_at: showAt ?? null,
      state,
      note: null,
      change_set_id: changeSetId ?? null,
      made_at: now,
      decided_at: null,
      decided_by: null,
    })
    .execute()
}
