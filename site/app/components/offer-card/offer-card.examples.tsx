import type { Example } from '../example.ts'
import { OfferCards } from './offer-card.tsx'

const picture = { url: '/favicon.svg', alt: '' }

export const offerCardExamples: readonly Example[] = [
  {
    name: 'side by side',
    render: () => (
      <OfferCards
        items={[
          {
            id: 'pairs',
            to: '/stores',
            title: 'Two pairs, one price',
            kicker: 'Bell & Sole',
            dates: 'Until November 30',
          },
          { id: 'plain', title: 'An offer without a store, a picture or an end' },
          { id: 'bare', to: '/stores', title: 'A coupon without a picture', label: 'Coupon' },
          { id: 'coupon', to: '/stores', title: 'A coupon', kicker: 'Bell & Sole', label: 'Coupon', picture },
          {
            id: 'long',
            to: '/stores',
            title:
              'A very long promise, with every condition already in its title so that nobody can say they did not know',
            kicker: 'The Company of Unusually Long Names',
            dates: 'Until December 24',
            picture,
          },
        ]}
      />
    ),
  },
]
