import { searchQuery, type SearchJson } from '@promenade/contract/studio-api/search'
import { titleOf, wordsOfTitle } from '@promenade/contract/studio-api/document-title'
import type { Call } from './call.ts'
import { stateOf } from './describe-entry.ts'
import { findEntries } from './find-entries.ts'
import { getProperty } from './get-property.ts'
import { matchesQuery } from './matches-query.ts'
import { parseWith } from './read-json.ts'
import { answerJson } from './answer-json.ts'
import type { Routes } from './routes.ts'

const maxFound = 20

/** Search over the entries of all kinds. */
export function addSearchRoutes(routes: Routes): void {
  routes.staffAndTokens('GET /api/v1/search', async (call) =>
    answerJson(await search(call, parseWith(searchQuery, call.query()).query)),
  )
}

/** Titles count before texts. */
async function search({ database, session, now }: Call, query: string): Promise<SearchJson> {
  const { timeZone } = await getProperty(database, session.propertyId)
  const found = (await findEntries(database, { propertyId: session.propertyId }))
    .filter(({ deletedAt }) => deletedAt === null)
    .map((entry) => ({ entry, title: titleOf(entry.document), text: JSON.stringify(entry.document) }))
  const byTitle = found.filter(({ entry, title }) =>
    matchesQuery(`${wordsOfTitle(title)} ${entry.slug}`, query),
  )
  const byText = found.filter((one) => !byTitle.includes(one) && matchesQuery(one.text, query))
  return {
    entries: [...byTitle, ...byText].slice(0, maxFound).map(({ entry, title }) => ({
      id: entry.id,
      kind: entry.kind,
      slug: entry.slug,
      title,
      state: stateOf(entry, now, timeZone),
    })),
  }
}
