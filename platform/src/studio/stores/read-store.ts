import { titleOf, type Title } from '@promenade/contract/studio-api/document-title'
import { type StorePageJson, storePageSchema } from '@promenade/contract/studio-api/store-answers'
import { defaultLocale, locales } from '@promenade/domain/locale/locale'
import { type Document, groupIn, groupsIn, textIn } from '@promenade/domain/studio/document'
import { ownHoursOn } from '@promenade/domain/studio/hours/own-special-days'
import { askedParts } from '@promenade/domain/studio/store-answers'
import type { Database } from '../../database/connect.ts'
import type { StoreCall } from '../call.ts'
import { listStoreDrafts } from './store-drafts.ts'
import { type ComingDay, getStore, type MallRecords, readMallRecords, shownHours } from './store-record.ts'

/** Acts of the store that its page still tells of. */
const maxSent = 20

/** The page of the caller's store. Throws `Problem` if visitors do not see the store. */
export async function readStore({ database, session, now, store }: StoreCall): Promise<StorePageJson> {
  const records = await readMallRecords(database, session.propertyId, now)
  const { document } = getStore(records, store.entryId)
  const { name, timeZone, today } = records
  const { link, user } = store
  return {
    mall: { name, timeZone, today },
    locale: link?.locale ?? user?.locale ?? defaultLocale,
    user: user?.name ?? null,
    store: {
      id: store.entryId,
      name: titleOf(document),
      logo: textIn(groupIn(document, 'logo'), 'path') ?? null,
      categories: listCategories(records, document),
      description: textsIn(groupIn(document, 'description')),
    },
    asks: askedParts.filter((part) => link === undefined || link.parts.includes(part)),
    until: link?.until ?? null,
    days: listAskedDays(records, store).map((day) => ({
      entry: day.entry.entryId,
      name: titleOf(day.entry.document),
      from: day.from,
      to: day.to,
      centre: day.centre,
      own: textOf(ownHoursOn(document, day.entry.document)),
      shown: [...shownHours(records, document, day)],
    })),
    phone: textIn(document, 'phone') ?? null,
    picture: pictureIn(document),
    sent: await listSent(database, store.entryId, link?.since),
    drafts: await listStoreDrafts(database, store.entryId),
  }
}

/** The special days that the store is asked about; of a store user that nobody asks, all. */
export function listAskedDays({ days }: MallRecords, { link }: StoreCall['store']): readonly ComingDay[] {
  const asked = link?.days ?? []
  return asked.length === 0 ? days : days.filter(({ entry }) => asked.includes(entry.entryId))
}

function pictureIn(document: Document): StorePageJson['picture'] {
  const front = groupIn(document, 'store_front')
  const path = textIn(front, 'path')
  return path === undefined ? null : { path, alt: textsIn(groupIn(front, 'alt')) }
}

function textsIn(group: Document): Partial<Title> {
  const texts = locales.map(({ code }) => [code, textIn(group, code)] as const)
  return Object.fromEntries(texts.filter(([, text]) => text !== undefined))
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function listCategories({ categories }: MallRecords, { categories: slugs }: Document): Title[] {
  const named = categories.flatMap(({ slug, document }) => [
    [slug, document] as const,
    ...groupsIn(document, 'children').map(([, child]) => [textIn(child, 'slug'), child] as const),
  ])
  const own: readonly unknown[] = Array.isArray(slugs) ? slugs : []
  return named.filter(([slug]) => own.includes(slug)).map(([, document]) => titleOf(document))
}

const sentSchema = storePageSchema.shape.sent.element.shape.content

async function listSent(
  database: Database,
  entryId: number,
  since: Date | undefined,
): Promise<StorePageJson['sent']> {
  const rows = await database
    .selectFrom('store_proposal')
    .select(['id', 'part', 'state', 'note', 'content', 'made_at as at', 'show_at as showAt'])
    .where('entry_id', '=', entryId)
    .$if(since !== undefined, (query) => query.where('made_at', '>=', since ?? new Date(0)))
    .orderBy('id', 'desc')
    .limit(maxSent)
    .execute()
  return rows.map(({ at, showAt, content, ...row }) => ({
    ...row,
    content: sentSchema.parse(content),
    at: at.toISOString(),
    showAt: showAt?.toISOString() ?? null,
  }))
}
