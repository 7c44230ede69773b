import type { SearchKind } from '@promenade/domain/search/search-record'
import type { MallContent } from '../../content/mall-content.ts'
import { holidayRecords } from './holiday-records.server.ts'
import { type Found, type MallRecord, recordsOf, type Ways } from './mall-record.server.ts'
import { contestWays, pageWays, postWays } from './page-ways.server.ts'
import { placeRecords } from './place-records.server.ts'
import { eventWays, jobWays, newsWays, offerWays, storeWays } from './record-ways.server.ts'
import { screenRecords } from './screen-records.server.ts'

/** Everything of a mall that can be found, from its contents in all languages, the default one first. */
export function mallRecords(contents: readonly MallContent[]): readonly MallRecord[] {
  const collect = <T extends Found>(kind: SearchKind, name: string, ways: Ways<T>) =>
    recordsOf(contents, kind, name, ways)
  return [
    ...collect('store', 'store', storeWays),
    ...collect('promotion', 'offer', offerWays),
    ...collect('event', 'event', eventWays),
    ...collect('event', 'news', newsWays),
    ...collect('job', 'job', jobWays),
    ...collect('page', 'contest', contestWays),
    ...collect('page', 'page', pageWays),
    ...collect('page', 'post', postWays),
    ...screenRecords(contents),
    ...holidayRecords(contents),
    ...placeRecords(contents),
  ]
}
