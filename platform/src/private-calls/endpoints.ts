import { accountEndpoints } from '../resources/accounts/endpoints.ts'
import { favoriteEndpoints } from '../resources/favorites/endpoints.ts'
import type { ServedEndpoint } from './call.ts'

/** Everything that can be called with POST. */
export const privateEndpoints: readonly ServedEndpoint[] = [...accountEndpoints, ...favoriteEndpoints]
