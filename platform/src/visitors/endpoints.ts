import { accountEndpoints } from './accounts/endpoints.ts'
import { contactMessageEndpoints } from './contact-messages/endpoints.ts'
import { contestEntryEndpoints } from './contest-entries/endpoints.ts'
import { favoriteEndpoints } from './favorites/endpoints.ts'
import { newsletterEndpoints } from './newsletter/endpoints.ts'
import { pageViewEndpoints } from './page-views/endpoints.ts'
import { reportEndpoints } from './reports/endpoints.ts'
import { siteFindingEndpoints } from './site-findings/endpoints.ts'
import type { ServedEndpoint } from './account-api/call.ts'

/** All endpoints of the account API. */
export const allEndpoints: readonly ServedEndpoint[] = [
  ...accountEndpoints,
  ...favoriteEndpoints,
  ...contactMessageEndpoints,
  ...reportEndpoints,
  ...siteFindingEndpoints,
  ...pageViewEndpoints,
  ...newsletterEndpoints,
  ...contestEntryEndpoints,
]
