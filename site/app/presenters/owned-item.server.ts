import type { Locale } from '@promenade/domain/locale/locale'
import type { FeaturedRecord } from '@promenade/domain/mall/values'
import type { PagedPath } from '../../content/paged-kinds.ts'
import type { OwnedItemMessages } from '../messages/groups.ts'
import { scheduleOf } from '@promenade/domain/schedule/schedule'
import type { Clock, Mall, Place, Words } from './page-parts.ts'
import { dateText } from './day-text.ts'
import { langOf } from './lang-of.ts'
import { ownerCard, ownerName } from './owner-card.server.ts'
import { ownerStore } from './owner-store.ts'
import { pageHead } from './page-head.server.ts'
import { lastDayOf } from './period-text.server.ts'
import { pictureSource } from './picture-source.server.ts'
import { shareLinks } from './share.server.ts'
import type { StructuredData } from './structured-data/structured-data.ts'
import { textHtml } from './text-html.server.ts'

/** A record with an owner and an end, such as a promotion. */
type OwnedItem = Omit<FeaturedRecord, 'tags' | 'isFeatured' | 'homePosition'>

interface ItemDetails {
  /** The group of messages for this kind of item. */
  messages: OwnedItemMessages
  /** Path of the list. */
  path: PagedPath
  /** True if the platform no longer lists the item. */
  isGone: boolean
  structuredData: StructuredData | undefined
  languages: readonly Locale[]
}

/** The contents that the pages of such records have in common; undefined before the item is published. */
export function ownedItem(item: OwnedItem, context: Words & Clock & Mall & Place, details: ItemDetails) {
  const { path, isGone } = details
  const schedule = scheduleOf(item.period, context.now)
  if (schedule === 'hidden') return undefined
  const isOver = isGone || schedule === 'over'
  return {
    head: headOf(item, context, details, isOver),
    over: isOver ? overText(item, details, context) : undefined,
    title: item.name,
    titleLang: langOf(item, 'name'),
    ownerName: ownerName(item.owner, context),
    picture: item.picture && pictureSource(item.picture, context.content),
    description: textHtml(item.description, context),
    descriptionLang: langOf(item, 'description'),
    owner: ownerCard(item.owner, context),
    share: shareLinks(context, item.name),
    list: context.href(path),
  }
}

function headOf(
  item: OwnedItem,
  context: Words & Clock & Mall & Place,
  details: ItemDetails,
  isOver: boolean,
) {
  const { messages, path, structuredData, languages } = details
  return pageHead(context, {
    title: item.name,
    description: item.summary,
    image: item.picture,
    logo: ownerStore(item.owner, context)?.logo,
    section: { name: context.messages[messages].title, path },
    structuredData: structuredData === undefined ? [] : [structuredData],
    path: `${path}/${encodeURIComponent(item.slug)}`,
    languages,
    ...(isOver && { noindex: true }),
  })
}

function overText({ period }: OwnedItem, { messages }: ItemDetails, context: Words & Clock): string {
  const words = context.messages[messages]
  const last = lastDayOf(period, context)
  return last === undefined ? words.over : words.overOn(dateText(last, context))
}
