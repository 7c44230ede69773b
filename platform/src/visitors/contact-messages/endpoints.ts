import { definePublicEndpoint } from '../account-api/define-endpoint.ts'
import { hourly, hourlyForEmail } from '../account-api/account-endpoint.ts'
import { receiveMessage } from './receive-message.ts'

export const contactMessageEndpoints = [
  definePublicEndpoint({
    name: 'contact_message',
    limits: { visitor: hourly(30), email: hourlyForEmail(10) },
    handle: receiveMessage,
  }),
]
