import type { RevisionsJson } from '@promenade/contract/studio-api/entries'
import { changedFields } from '@promenade/domain/studio/diff-documents'
import { refuse } from '../documents/refuse.ts'
import type { Call } from './call.ts'
import { describeAuthor } from './people/caller.ts'

/** Autosaves of one person with less between them are one line of the history. */
const togetherMs = 10 * 60_000

/** The history of an entry, the newest first. Throws `Problem` for an id that is none. */
export async function listRevisions({ database, session }: Call, id: number): Promise<RevisionsJson> {
  const entry = await database
    .selectFrom('entry')
    .select(['draft_revision as draft', 'published_revision as published'])
    .where('property_id', '=', session.propertyId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (entry === undefined) throw refuse('not-found', 'There is no such entry.')
  const rows = await database
    .selectFrom('revision')
    .select(['id', 'number', 'author', 'author_id as authorId', 'made_at as madeAt', 'via', 'document'])
    .where('entry_id', '=', id)
    .orderBy('number', 'desc')
    .execute()
  const versions = rows.map(({ id: revision, number, author, authorId, madeAt, via, document }) => ({
    row: {
      revision,
      number,
      via,
      by: author,
      ...describeAuthor(authorId),
      at: madeAt.toISOString(),
      isPublished: revision === entry.published,
      isDraft: revision === entry.draft,
    },
    document,
  }))
  const shown = versions.filter(({ row }, index) => isShown(row, versions[index - 1]?.row))
  return {
    items: shown.map(({ row, document }, index) => ({
      ...row,
      changed: [...changedFields(shown[index + 1]?.document ?? {}, document)],
    })),
  }
}

type Item = Omit<RevisionsJson['items'][number], 'changed'>

function isShown(item: Item, newer: Item | undefined): boolean {
  if (newer === undefined || item.isPublished || item.isDraft) return true
  const isAutosave = item.via === 'studio' && newer.via === 'studio' && item.by === newer.by
  return !isAutosave || Date.parse(newer.at) - Date.parse(item.at) > togetherMs
}
