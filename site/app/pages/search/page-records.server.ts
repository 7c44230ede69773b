import type { Contest } from '@promenade/domain/mall/contest'
import type { Page } from '@promenade/domain/mall/page'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { MallContent } from '../../../content/mall-content.ts'
import { messagesIn } from '../../messages/messages-in.server.ts'
import { enterText, publishedText } from '../../presenters/story-card.server.ts'
import type { RecordAdapter } from './mall-record.server.ts'
import { otherNames } from './other-names.server.ts'
import { noteOf, textsOf } from './record-texts.server.ts'

export const contestAdapter: RecordAdapter<Contest> = {
  list: ({ contests }) => contests,
  texts: ({ summary, description }, { locale }) => ({
    kinds: otherNames('/contests', locale),
    descriptions: textsOf(summary, description),
  }),
  isShownAt: isShown,
  row: (contest, context) => ({
    path: `/contests/${contest.slug}`,
    note: enterText(contest, context),
  }),
}

export const pageAdapter: RecordAdapter<Page> = {
  list: ({ pages }) => pages,
  texts: ({ slug, body, subpages }, { locale, metaData }) => {
    const { title, description, keywords } = metaData.get(pagePath(slug)) ?? {}
    return {
      aliases: otherNames(pagePath(slug), locale),
      tags: [title ?? [], keywords?.split(',') ?? [], subpages.flatMap((part) => part.title ?? [])].flat(),
      descriptions: [
        ...textsOf(description, body),
        ...subpages.flatMap((part) => textsOf(undefined, part.body)),
      ],
    }
  },
  row: ({ slug }) => ({ path: pagePath(slug) }),
}

/** Slugs of pages with a fixed address. */
const ownAddress = ['contact-us', 'newsletter']

function pagePath(slug: string): string {
  return ownAddress.includes(slug) ? `/${slug}` : `/pages/${slug}`
}

export const postAdapter: RecordAdapter<MallContent['blogs'][number]['posts'][number]> = {
  list: ({ blogs }) => blogs.flatMap(({ posts }) => posts),
  texts: ({ summary, body, tags, categories, author }, { locale }) => ({
    tags,
    kinds: [messagesIn(locale).blogs.title],
    categories,
    owner: author,
    descriptions: textsOf(summary, body),
  }),
  isShownAt: ({ publishedAt }, now) => publishedAt === undefined || publishedAt <= now,
  row: (post, context) => ({
    path: `/blogs/${post.slug}`,
    note: noteOf(context.messages.blogs.title, publishedText(post.publishedAt, context)),
  }),
}
