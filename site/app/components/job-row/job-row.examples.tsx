import type { Example } from '../example.ts'
import { JobRows } from './job-row.tsx'

export const jobRowExamples: readonly Example[] = [
  {
    name: 'in a list',
    render: () => (
      <JobRows
        items={[
          {
            id: 'crew',
            to: '/jobs',
            title: 'Weekend crew',
            employer: 'Fern & Anvil',
            logo: '/favicon.svg',
            place: 'Level 2, unit 214',
            type: 'Part-time',
            closing: 'Apply by November 30',
          },
          {
            id: 'guests',
            to: '/jobs',
            title: 'Guest services',
            employer: 'Elmstead Arcade',
            closing: 'Open until filled',
          },
          {
            id: 'assistant',
            to: '/jobs',
            title: 'Assistant to the deputy head of window displays and seasonal arrangements',
            employer: 'The Company of Unusually Long Names and Their Heirs, Established Hillside',
            place: 'Level 3, unit 340',
            type: 'Part-time or full-time',
            closing: 'Apply by December 24',
          },
        ]}
      />
    ),
  },
  {
    name: 'on the page of the employer',
    render: () => (
      <JobRows
        hideLogos
        items={[
          {
            id: 'crew',
            to: '/jobs',
            title: 'Weekend crew',
            type: 'Part-time',
            closing: 'Apply by November 30',
          },
          { id: 'dresser', to: '/jobs', title: 'Window dresser', closing: 'Open until filled' },
        ]}
      />
    ),
  },
]
