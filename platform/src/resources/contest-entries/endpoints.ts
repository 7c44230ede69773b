import { defineOpenEndpoint } from '../../private-calls/define-endpoint.ts'
import { hourly, hourlyForEmail } from '../../private-calls/private-endpoint.ts'
import { enterContest } from './enter-contest.ts'

export const contestEntryEndpoints = [
  defineOpenEndpoint({
    name: 'contest_entry',
    limits: { visitor: hourly(300), email: hourlyForEmail(20) },
    handle: enterContest,
  }),
]
