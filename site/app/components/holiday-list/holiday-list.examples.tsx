import type { Example } from '../example.ts'
import { HolidayList } from './holiday-list.tsx'

export const holidayListExamples: readonly Example[] = [
  {
    name: 'across the new year, one without a name',
    render: () => (
      <HolidayList
        rows={[
          { key: '1', title: 'Christmas Day', when: 'Friday, December 25, 2026', hours: 'Closed' },
          { key: '2', title: 'Boxing Week', when: 'December 28 to 30, 2026', hours: '9 a.m. to 9 p.m.' },
          { key: '3', title: 'Saturday, January 2, 2027', hours: '12 p.m. to 6 p.m.' },
        ]}
      />
    ),
  },
]
