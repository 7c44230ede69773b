import { describeResponse, describeResponses } from '@promenade/contract/studio-api/describe-responses'
import { endpoints } from '@promenade/contract/studio-api/endpoints'
import { studioProblemSchema } from '@promenade/contract/studio-api/problem'
import { contestEndpoints } from '@promenade/contract/studio-api/contest-endpoints'
import { storeEndpoints } from '@promenade/contract/studio-api/store-endpoints'
import { visitorEndpoints } from '@promenade/contract/studio-api/visitor-endpoints'
import { webhookEndpoints } from '@promenade/contract/studio-api/webhook-endpoints'
import type { Plugin } from 'vite'

const aboutVisitors = { ...contestEndpoints, ...visitorEndpoints }
const ofFewScreens = { ...storeEndpoints, ...aboutVisitors, ...webhookEndpoints }
const others = Object.fromEntries(
  Object.entries(endpoints).filter(([name]) => !Object.hasOwn(ofFewScreens, name)),
)

/** What each module exports. */
const modules: Readonly<Record<string, () => object>> = {
  'virtual:response-schemas': () => ({
    responses: describeResponses(others),
    problem: describeResponse(studioProblemSchema),
  }),
  'virtual:store-response-schemas': () => ({ responses: describeResponses(storeEndpoints) }),
  'virtual:visitor-response-schemas': () => ({ responses: describeResponses(aboutVisitors) }),
  'virtual:webhook-response-schemas': () => ({ responses: describeResponses(webhookEndpoints) }),
}

/**
 * Provides the schemas of all responses: 4 KB as `virtual:response-schemas`, and those that few screens need as
 * `virtual:store-response-schemas`, about stores that are asked and the plan, as
 * `virtual:visitor-response-schemas` and as `virtual:webhook-response-schemas`. Importing the table of endpoints would bundle zod (23 KB) and the schemas
 * of all documents.
 */
export function responseSchemas(): Plugin {
  return {
    name: 'studio:response-schemas',
    resolveId: (name) => (Object.hasOwn(modules, name) ? name : undefined),
    load(name) {
      const exported = Object.hasOwn(modules, name) ? modules[name]?.() : undefined
      if (exported === undefined) return undefined
      const names = Object.keys(exported).join(', ')
      return `export const { ${names} } = JSON.parse(${JSON.stringify(JSON.stringify(exported))})`
    },
  }
}
