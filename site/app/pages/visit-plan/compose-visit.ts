import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import { readMapData } from '../../device/read-map-data.ts'
import { readVisitData } from '../../device/read-visit-data.ts'
import { createLanguage } from '../../messages/language.ts'
import { loadAllMessages } from '../../messages/load-all-messages.ts'
import type { PlanContext } from './plan-context.ts'
import { visitResponse } from './visit-response.ts'
import type { VisitScreen } from './visit-screen.server.ts'

/** The plan for another query, on a device without a network. Its search finds stops by name only. */
export async function composeVisit(
  last: VisitScreen,
  search: URLSearchParams,
): Promise<VisitScreen | undefined> {
  const mall = await readMall(last)
  if (mall === undefined) return undefined
  const { response } = visitResponse({ ...mall, now: Date.now() }, search, () => [])
  return { ...last, ...response, sent: undefined }
}

/** Undefined if the data is not cached. Without a map nothing counts the walks. */
async function readMall({ path }: VisitScreen): Promise<Omit<PlanContext, 'now'> | undefined> {
  const { locale } = splitLocalePath(path)
  const [data, onMap, messages] = await Promise.all([
    readVisitData(locale),
    readMapData(),
    loadAllMessages(locale),
  ])
  if (data === undefined) return undefined
  const { timeZone, ...content } = data
  return {
    ...createLanguage(locale, messages),
    messages,
    timeZone,
    content: { ...content, map: onMap?.map, pointsOfInterest: [{ locations: onMap?.places ?? [] }] },
  }
}
