import type { MallContent } from '../../../content/mall-content.ts'
import { calmRecords } from './calm-records.server.ts'
import { holidayRecords } from './holiday-records.server.ts'
import type { MallSearchRecord, RecordList } from './mall-record.server.ts'
import { nearestRecords } from './nearest-records.server.ts'
import { pageLists } from './page-adapters.server.ts'
import { placeRecords } from './place-records.server.ts'
import { recordLists } from './record-adapters.server.ts'
import { screenRecords } from './screen-records.server.ts'

const lists: readonly RecordList[] = [
  ...recordLists,
  ...pageLists,
  screenRecords,
  holidayRecords,
  calmRecords,
  nearestRecords,
  placeRecords,
]

/** All search records of a mall, from the contents in all languages, the default language first. */
export function mallRecords(contents: readonly MallContent[]): readonly MallSearchRecord[] {
  return lists.flatMap((list) => list(contents))
}
