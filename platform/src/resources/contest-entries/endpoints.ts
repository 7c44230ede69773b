import { defineOpenEndpoint } from '../../private-calls/define-endpoint.ts'
import { hourly } from '../../private-calls/private-endpoint.ts'
import { enterContest } from './enter-contest.ts'

export const contestEntryEndpoints = [
  defineOpenEndpoint({
    name: 'contest_entry',
    limits: { visitor: hourly(300), email: hourly(20) },
    handle: enterContest,
  }),
]
