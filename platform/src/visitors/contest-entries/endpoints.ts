import { definePublicEndpoint } from '../account-api/define-endpoint.ts'
import { hourly, hourlyForEmail } from '../account-api/account-endpoint.ts'
import { enterContest } from './enter-contest.ts'

export const contestEntryEndpoints = [
  definePublicEndpoint({
    name: 'contest_entry',
    limits: { visitor: hourly(300), email: hourlyForEmail(20) },
    handle: enterContest,
  }),
]
