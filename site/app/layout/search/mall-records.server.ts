import type { SearchKind } from '@promenade/domain/search/search-record'
import type { MallContent } from '../../../content/mall-content.ts'
import { calmRecords } from './calm-records.server.ts'
import { holidayRecords } from './holiday-records.server.ts'
import { type Listed, type MallRecord, recordsOf, type RecordAdapter } from './mall-record.server.ts'
import { nearestRecords } from './nearest-records.server.ts'
import { contestAdapter, pageAdapter, postAdapter } from './page-adapters.server.ts'
import { placeRecords } from './place-records.server.ts'
import { recordLists } from './record-adapters.server.ts'
import { screenRecords } from './screen-records.server.ts'

/** All search records of a mall, from the contents in all languages, the default language first. */
export function mallRecords(contents: readonly MallContent[]): readonly MallRecord[] {
  const collect = <T extends Listed>(kind: SearchKind, name: string, adapter: RecordAdapter<T>) =>
    recordsOf(contents, kind, name, adapter)
  return [
    ...recordLists.flatMap((list) => list(contents)),
    ...collect('page', 'contest', contestAdapter),
    ...collect('page', 'page', pageAdapter),
    ...collect('page', 'post', postAdapter),
    ...screenRecords(contents),
    ...holidayRecords(contents),
    ...calmRecords(contents),
    ...nearestRecords(contents),
    ...placeRecords(contents),
  ]
}
