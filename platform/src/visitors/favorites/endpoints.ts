import { definePersonalEndpoint } from '../account-api/define-endpoint.ts'
import { refuseCall } from '../account-api/refuse-call.ts'
import { removeExcess, listFavorites, addFavorite, addMissing, removeFavorite } from './records.ts'

export const favoriteEndpoints = [
  definePersonalEndpoint({ name: 'get_favorites', handle: listFavorites }),
  definePersonalEndpoint({
    name: 'add_favorite',
    handle: async (request) => {
      if (!(await addFavorite(request, request.data)))
        throw refuseCall(404, 'There is no such record.', { reason: 'unknown' })
      await removeExcess(request)
      return listFavorites(request)
    },
  }),
  definePersonalEndpoint({
    name: 'remove_favorite',
    handle: async (request) => {
      await removeFavorite(request, request.data)
      return listFavorites(request)
    },
  }),
  definePersonalEndpoint({
    name: 'merge_favorites',
    handle: async (request) => {
      await addMissing(request, request.data.favorites)
      await removeExcess(request)
      return listFavorites(request)
    },
  }),
]
