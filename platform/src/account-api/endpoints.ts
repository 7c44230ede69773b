import { accountEndpoints } from '../resources/accounts/endpoints.ts'
import { contactMessageEndpoints } from '../resources/contact-messages/endpoints.ts'
import { contestEntryEndpoints } from '../resources/contest-entries/endpoints.ts'
import { favoriteEndpoints } from '../resources/favorites/endpoints.ts'
import { newsletterEndpoints } from '../resources/newsletter/endpoints.ts'
import type { ServedEndpoint } from './call.ts'

/** All endpoints of the account API. */
export const allEndpoints: readonly ServedEndpoint[] = [
  ...accountEndpoints,
  ...favoriteEndpoints,
  ...contactMessageEndpoints,
  ...newsletterEndpoints,
  ...contestEntryEndpoints,
]
