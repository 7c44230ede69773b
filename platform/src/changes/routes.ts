import { changeWire } from '@promenade/contract/resources/changes'
import { resources } from '@promenade/contract/resources'
import { describeProperty, propertyParams, security } from '../http/openapi.ts'

export const changesPath = `/properties/:id/${resources.changes}`

export const describeChanges = {
  method: 'get' as const,
  path: `/properties/{id}/${resources.changes}`,
  summary: 'Server-sent events: the version of the content, first the current one and then each new one',
  security,
  request: { params: propertyParams },
  responses: describeProperty({
    description: 'A stream of events named `change`, with a comment every 15 seconds to keep it open.',
    content: { 'text/event-stream': { schema: changeWire } },
  }),
}
