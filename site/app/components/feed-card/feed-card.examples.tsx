import type { Example } from '../example.ts'
import { FeedCards } from './feed-card.tsx'

const picture = { url: '/favicon.svg', alt: 'The sign of the centre' }

export const feedCardExamples: readonly Example[] = [
  {
    name: 'from here and from elsewhere',
    render: () => (
      <FeedCards
        items={[
          {
            id: '1',
            to: 'https://example.com/p/1',
            picture,
            source: 'Instagram',
            text: 'He has opinions about the new sign.',
            date: { iso: '2026-11-18', text: 'November 18' },
          },
          {
            id: '2',
            to: '/style-guide',
            picture,
            source: 'A Blog of a Considerable Length of Name',
            text: 'A line that says as much as a line may say before it is cut at the end of a word…',
            date: { iso: '2026-11-12', text: 'November 12' },
          },
          { id: '3', to: '/style-guide', picture, source: 'News', text: 'Undated' },
        ]}
      />
    ),
  },
]
