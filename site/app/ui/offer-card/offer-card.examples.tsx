import type { Example } from '../example.ts'
import { OfferCard, OfferCards } from './offer-card.tsx'

export const offerCardExamples: readonly Example[] = [
  {
    name: 'side by side',
    render: () => (
      <OfferCards>
        <OfferCard to="/stores" title="Two pairs, one price" kicker="Bell & Sole" note="Until November 30" />
        <OfferCard title="An offer without a store, a picture or an end" />
        <OfferCard to="/stores" title="A coupon without a picture" mark="Coupon" />
        <OfferCard
          to="/stores"
          title="A coupon"
          kicker="Bell & Sole"
          mark="Coupon"
          picture={{ url: '/favicon.svg', alt: '' }}
        />
        <OfferCard
          to="/stores"
          title="A very long promise, with every condition already in its title so that nobody can say they did not know"
          kicker="The Company of Unusually Long Names"
          note="Until December 24"
          picture={{ url: '/favicon.svg', alt: '' }}
        />
      </OfferCards>
    ),
  },
]
