import { describeResponse, describeResponses } from '@promenade/contract/studio-api/describe-responses'
import { endpoints } from '@promenade/contract/studio-api/endpoints'
import { studioProblemWire } from '@promenade/contract/studio-api/problem'
import type { Plugin } from 'vite'

const id = 'virtual:response-schemas'

/**
 * Provides the schemas of all responses as `virtual:response-schemas`: 3 KB, where the library that the table of
 * endpoints is written with would be 23, and the schemas of all documents beside it.
 */
export function responseSchemas(): Plugin {
  return {
    name: 'studio:response-schemas',
    resolveId: (name) => (name === id ? id : undefined),
    load(name) {
      if (name !== id) return undefined
      const described = {
        responses: describeResponses(endpoints),
        problem: describeResponse(studioProblemWire),
      }
      return `export const { responses, problem } = JSON.parse(${JSON.stringify(JSON.stringify(described))})`
    },
  }
}
