import type { Contest } from '@promenade/domain/mall/contest'
import type { Page } from '@promenade/domain/mall/page'
import { isShown } from '@promenade/domain/schedule/schedule'
import type { MallContent } from '../../../content/mall-content.ts'
import { messagesIn } from '../../messages/messages-in.server.ts'
import { contentPagePath } from '../../presenters/content-page-path.ts'
import { entryDateText, publicationDateText } from '../../presenters/story-card.server.ts'
import { type RecordAdapter, type RecordList, recordsOf } from './mall-record.server.ts'
import { pageSynonyms } from './synonyms.server.ts'
import { joinNote, plainTexts } from './record-texts.server.ts'

const contestAdapter: RecordAdapter<Contest> = {
  list: ({ contests }) => contests,
  texts: ({ summary, description }, { locale }) => ({
    kinds: pageSynonyms('/contests', locale),
    descriptions: plainTexts(summary, description),
  }),
  isShownAt: isShown,
  row: (contest, context) => ({
    path: `/contests/${contest.slug}`,
    note: entryDateText(contest, context),
  }),
}

const pageAdapter: RecordAdapter<Page> = {
  list: ({ pages }) => pages,
  texts: ({ slug, body, subpages }, { locale, metaData }) => {
    const path = contentPagePath({ slug })
    const { title, description, keywords } = metaData.get(path) ?? {}
    return {
      aliases: pageSynonyms(path, locale),
      tags: [title ?? [], keywords?.split(',') ?? [], subpages.flatMap((part) => part.title ?? [])].flat(),
      descriptions: [
        ...plainTexts(description, body),
        ...subpages.flatMap((part) => plainTexts(undefined, part.body)),
      ],
    }
  },
  row: (page) => ({ path: contentPagePath(page) }),
}

const postAdapter: RecordAdapter<MallContent['blogs'][number]['posts'][number]> = {
  list: ({ blogs }) => blogs.flatMap(({ posts }) => posts),
  // A story about a thing is not where to get it: tags and categories count like the text.
  texts: ({ summary, body, tags, categories, author }, { locale }) => ({
    kinds: [messagesIn(locale).blogs.title],
    owner: author,
    descriptions: [...plainTexts(summary, body), ...tags, ...categories],
  }),
  isShownAt: ({ publishedAt }, now) => publishedAt === undefined || publishedAt <= now,
  row: (post, context) => ({
    path: `/blogs/${post.slug}`,
    note: joinNote(context.messages.blogs.title, publicationDateText(post.publishedAt, context)),
  }),
}

/** The search records of contests, content pages and posts, in all languages. */
export const pageLists: readonly RecordList[] = [
  (contents) => recordsOf(contents, 'page', 'contest', contestAdapter),
  (contents) => recordsOf(contents, 'page', 'page', pageAdapter),
  (contents) => recordsOf(contents, 'page', 'post', postAdapter),
]
