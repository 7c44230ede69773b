import { defineOpenEndpoint } from '../../private-calls/define-endpoint.ts'
import { hourly } from '../../private-calls/private-endpoint.ts'
import { receiveMessage } from './receive-message.ts'

export const contactMessageEndpoints = [
  defineOpenEndpoint({
    name: 'contact_message',
    limits: { visitor: hourly(30), email: hourly(10) },
    handle: receiveMessage,
  }),
]
