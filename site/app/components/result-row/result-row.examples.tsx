import type { Example } from '../example.ts'
import { ResultRows } from './result-row.tsx'

export const resultRowExamples: readonly Example[] = [
  {
    name: 'in a list',
    render: () => (
      <ResultRows
        rows={[
          {
            id: '1',
            to: '/stores',
            title: 'Fern & Anvil',
            note: 'Shoes & Bags · Level 2, unit 214',
            logo: { name: 'Fern & Anvil', url: '/favicon.svg' },
            whyLabel: 'Found in:',
            why: [{ place: 'tags', pieces: ['winter ', 'boots', ''] }],
            lines: [{ at: 0, text: 'Open Now Until 9 p.m.', state: 'open' }],
          },
          { id: '2', to: '/contests', title: 'Weekend crew', note: 'Contest · Enter by November 30' },
          {
            id: '3',
            to: '/stores',
            title: 'The Company of Unusually Long Names and Their Heirs, Established Hillside',
            note: 'Level 3, unit 340',
            logo: { name: 'Unusually Long', url: undefined },
            whyLabel: 'Found in:',
            why: [
              { place: 'tags', pieces: ['', 'botas', ''], lang: 'es' },
              {
                place: 'description',
                pieces: ['… measured, always, because ', 'nobody', ' has two the same; bring the old …'],
              },
            ],
          },
        ]}
      />
    ),
  },
]
