import { defaultLocale } from '@promenade/domain/locale/locale'
import type { ContentRequest } from '../content-api/content-request.ts'
import type { Database } from '../database/connect.ts'
import { loadPublished } from '../documents/load-published.ts'

/** A request for the content of property 1 in the default language, as the database has it now. */
export async function requestContent(database: Database, now: Date): Promise<ContentRequest> {
  return { documents: await loadPublished(database, 1), locale: defaultLocale, now, slug: '', path: '/' }
}
