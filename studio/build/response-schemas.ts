import { describeResponse, describeResponses } from '@promenade/contract/studio-api/describe-responses'
import { endpoints } from '@promenade/contract/studio-api/endpoints'
import { studioProblemSchema } from '@promenade/contract/studio-api/problem'
import type { Plugin } from 'vite'

const id = 'virtual:response-schemas'

/**
 * Provides the schemas of all responses as `virtual:response-schemas`: 3 KB. Importing the table of endpoints
 * would bundle zod (23 KB) and the schemas of all documents.
 */
export function responseSchemas(): Plugin {
  return {
    name: 'studio:response-schemas',
    resolveId: (name) => (name === id ? id : undefined),
    load(name) {
      if (name !== id) return undefined
      const described = {
        responses: describeResponses(endpoints),
        problem: describeResponse(studioProblemSchema),
      }
      return `export const { responses, problem } = JSON.parse(${JSON.stringify(JSON.stringify(described))})`
    },
  }
}
