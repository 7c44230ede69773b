import { hourly, hourlyForEmail } from '../account-api/account-endpoint.ts'
import { definePublicEndpoint } from '../account-api/define-endpoint.ts'
import { receiveReport } from './receive-report.ts'

export const reportEndpoints = [
  definePublicEndpoint({
    name: 'visitor_report',
    limits: { visitor: hourly(20), email: hourlyForEmail(10) },
    handle: receiveReport,
  }),
]
