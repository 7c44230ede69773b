import { definePersonalEndpoint } from '../../account-api/define-endpoint.ts'
import { PrivateRefusal } from '../../account-api/refusal.ts'
import { keepLatest, listFavorites, putFirst, putMissing, removeFavorite } from './records.ts'

export const favoriteEndpoints = [
  definePersonalEndpoint({ name: 'get_favorites', handle: listFavorites }),
  definePersonalEndpoint({
    name: 'add_favorite',
    handle: async (asked) => {
      if (!(await putFirst(asked, asked.data)))
        throw new PrivateRefusal(404, 'There is no such record.', { reason: 'unknown' })
      await keepLatest(asked)
      return listFavorites(asked)
    },
  }),
  definePersonalEndpoint({
    name: 'remove_favorite',
    handle: async (asked) => {
      await removeFavorite(asked, asked.data)
      return listFavorites(asked)
    },
  }),
  definePersonalEndpoint({
    name: 'merge_favorites',
    handle: async (asked) => {
      await putMissing(asked, asked.data.favorites)
      await keepLatest(asked)
      return listFavorites(asked)
    },
  }),
]
