import type { Example } from '../example.ts'
import { OwnerCard } from './owner-card.tsx'

export const ownerCardExamples: readonly Example[] = [
  {
    name: 'a store',
    render: () => (
      <OwnerCard
        name="Fern & Anvil"
        to="/stores"
        logo={{ url: '/favicon.svg' }}
        place="Level 2, unit 214"
        hours={[{ at: 0, text: 'Open Now Until 9 p.m.', state: 'open' }]}
      />
    ),
  },
  {
    name: 'a store without logo that is yet to open',
    render: () => (
      <OwnerCard
        name="The Company of Unusually Long Names, Established Hillside"
        to="/stores"
        logo={{}}
        note="Not open yet."
      />
    ),
  },
  {
    name: 'the centre',
    render: () => (
      <OwnerCard
        name="Elmstead Arcade"
        to="/hours"
        hours={[{ at: 0, text: 'Closed - Opens at 10 a.m.', state: 'closed' }]}
      />
    ),
  },
]
