import type { Example } from '../example.ts'
import { ChoiceBar } from './choice-bar.tsx'

export const choiceBarExamples: readonly Example[] = [
  {
    name: 'one chosen',
    render: () => (
      <ChoiceBar
        label="When"
        choices={[
          { text: 'Any date', to: '/events-and-news', current: false },
          { text: 'This weekend', to: '/events-and-news?when=weekend', current: true },
          { text: 'December', to: '/events-and-news?when=2026-12', current: false },
        ]}
      />
    ),
  },
  {
    name: 'many',
    render: () => (
      <ChoiceBar
        label="From"
        choices={Array.from({ length: 14 }, (_, index) => ({
          text: `Category number ${index}`,
          to: `/promotions?category=${index}`,
          current: index === 3,
        }))}
      />
    ),
  },
]
