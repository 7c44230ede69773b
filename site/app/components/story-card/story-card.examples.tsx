import type { Example } from '../example.ts'
import { StoryCard, StoryCards } from './story-card.tsx'

const tram = {
  id: 'tram',
  to: '/style-guide',
  title: 'The last tram now leaves at twenty to eleven',
  kicker: 'November 12, 2026',
  summary: 'Two crossings more every evening, for everyone who likes to see how the film ends.',
  picture: { url: '/favicon.svg', alt: '' },
}
const long = {
  id: 'long',
  to: '/style-guide',
  title:
    'A headline that did not want to end, went on past the second line and sat down on the third to rest',
}

export const storyCardExamples: readonly Example[] = [
  { name: 'as the lead of a page', render: () => <StoryCard look="lead" {...tram} /> },
  { name: 'side by side', render: () => <StoryCards stories={[tram, long]} /> },
  { name: 'as rows beside something else', render: () => <StoryCards look="row" stories={[tram, long]} /> },
]
