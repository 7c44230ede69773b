import type { Locale } from '@promenade/domain/locale/locale'
import { parseVisitData } from './parse-visit-data.ts'
import { type VisitData, visitDataPath } from './visit-data.ts'

/** From the worker's cache; the address there has a version. */
export async function readVisitData(locale: Locale): Promise<VisitData | undefined> {
  const response = await caches.match(visitDataPath(locale), { ignoreSearch: true, ignoreVary: true })
  return response && parseVisitData(await response.json())
}
