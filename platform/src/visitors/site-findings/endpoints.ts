import { hourly } from '../account-api/account-endpoint.ts'
import { definePublicEndpoint } from '../account-api/define-endpoint.ts'
import { receiveFindings } from './receive-findings.ts'

export const siteFindingEndpoints = [
  // Each site of a mall tells something every five minutes.
  definePublicEndpoint({ name: 'site_findings', limits: { visitor: hourly(600) }, handle: receiveFindings }),
]
