import { answerJson } from '../answer-json.ts'
import type { Routes } from '../routes.ts'
import { findMallFaults } from './find-mall-faults.ts'

/** The routes of what is wrong with the site. */
export function addFaultRoutes(routes: Routes): void {
  routes.staffAndTokens('GET /api/v1/faults', async (call) => answerJson(await findMallFaults(call)))
  routes.staffAndTokens('GET /api/v1/faults/counts', async (call) => {
    const { items } = await findMallFaults(call)
    const faults = items.filter(({ severity }) => severity === 'fault').length
    return answerJson({ faults, hints: items.length - faults })
  })
}
