import { defineOpenEndpoint } from '../../private-calls/define-endpoint.ts'
import { hourly, hourlyForEmail } from '../../private-calls/private-endpoint.ts'
import { receiveMessage } from './receive-message.ts'

export const contactMessageEndpoints = [
  defineOpenEndpoint({
    name: 'contact_message',
    limits: { visitor: hourly(30), email: hourlyForEmail(10) },
    handle: receiveMessage,
  }),
]
