import type { Example } from '../example.ts'
import { LetterBar } from './letter-bar.tsx'

export const letterBarExamples: readonly Example[] = [
  {
    name: 'one chosen, one without stores',
    render: () => (
      <LetterBar
        label="First letter"
        letters={[
          { text: 'All', label: 'All letters', to: '/stores', current: false },
          { text: 'A', label: 'Stores starting with A', to: '/stores?letter=A', current: true },
          { text: 'B', label: 'Stores starting with B', current: false },
          { text: 'C', label: 'Stores starting with C', to: '/stores?letter=C', current: false },
          { text: '#', label: 'Stores starting with a number', to: '/stores?letter=%23', current: false },
        ]}
      />
    ),
  },
]
