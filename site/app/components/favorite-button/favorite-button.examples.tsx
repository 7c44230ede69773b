import type { Example } from '../example.ts'
import { FavoriteButton } from './favorite-button.tsx'

export const favoriteButtonExamples: readonly Example[] = [
  { name: 'icon only', render: () => <FavoriteButton item="s1" label="Save Alder to favorites" /> },
  {
    name: 'with a word',
    render: () => (
      <FavoriteButton
        item="s1"
        label="Save Alder to favorites"
        words={{ add: 'Save to favorites', added: 'Saved to favorites' }}
      />
    ),
  },
]
