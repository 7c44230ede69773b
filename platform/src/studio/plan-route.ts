import { type DescribedStore, describePlan } from '@promenade/contract/studio-api/plan'
import { textIn } from '@promenade/domain/studio/document'
import { findReadMap } from '../documents/read-map.ts'
import { answerJson } from './answer-json.ts'
import type { Call } from './call.ts'
import { stateOf } from './describe-entry.ts'
import { findEntries } from './find-entries.ts'
import { getProperty } from './get-property.ts'
import type { Routes } from './routes.ts'

/** The route of the plan with its units. */
export function addPlanRoute(routes: Routes): void {
  routes.staffAndTokens('GET /api/v1/plan', async (call) => answerJson(await readPlan(call)))
}

async function readPlan(call: Call) {
  const { database, session } = call
  const [map, stores] = await Promise.all([findReadMap(database, session.propertyId), findStoresOnPlan(call)])
  return describePlan(map, stores)
}

/** The stores that have a place on the plan, with their newest documents. */
export async function findStoresOnPlan({
  database,
  session: { propertyId },
  now,
}: Call): Promise<readonly DescribedStore[]> {
  const [found, { timeZone }] = await Promise.all([
    findEntries(database, { propertyId, kind: 'store' }),
    getProperty(database, propertyId),
  ])
  return found
    .map((entry) => {
      const { id, slug, formerSlugs, publicId, document } = entry
      const unit = textIn(document, 'unit')
      return { entry: id, slug, formerSlugs, publicId, document, unit, state: stateOf(entry, now, timeZone) }
    })
    .filter(({ state }) => state !== 'bin' && state !== 'withdrawn')
}
