import { changeSchema } from '@promenade/contract/public-api/changes'
import { changes } from '@promenade/contract/public-api/resources'
import { describeProperty, propertyParams, security } from '../http/openapi.ts'

export const changesPath = `/properties/:id/${changes.path}`

export const describeChanges = {
  method: 'get' as const,
  path: `/properties/{id}/${changes.path}`,
  summary: 'Server-sent events: the version of the content, first the current one and then each new one',
  security,
  request: { params: propertyParams },
  responses: describeProperty({
    description: 'A stream of events named `change`, with a comment every 15 seconds to keep it open.',
    content: { 'text/event-stream': { schema: changeSchema } },
  }),
}
