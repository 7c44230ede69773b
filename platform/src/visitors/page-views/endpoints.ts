import { hourly } from '../account-api/account-endpoint.ts'
import { definePublicEndpoint } from '../account-api/define-endpoint.ts'
import { receiveViews } from './receive-views.ts'

export const pageViewEndpoints = [
  // Each site of a mall tells something every minute, and more after an outage.
  definePublicEndpoint({ name: 'page_views', limits: { visitor: hourly(600) }, handle: receiveViews }),
]
