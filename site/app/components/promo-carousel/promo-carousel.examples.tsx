import type { Example } from '../example.ts'
import { OfferCard } from '../offer-card/offer-card.tsx'
import { PromoCarousel } from './promo-carousel.tsx'

const words = { previous: 'Earlier ones', next: 'Later ones' }
const picture = { url: '/favicon.svg', alt: '' }

export const promoCarouselExamples: readonly Example[] = [
  {
    name: 'more than fit',
    render: () => (
      <PromoCarousel label="Seven offers" words={words}>
        {['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((title) => (
          <OfferCard key={title} to="/style-guide" title={title} kicker="Bell & Sole" picture={picture} />
        ))}
      </PromoCarousel>
    ),
  },
  {
    name: 'a single one',
    render: () => (
      <PromoCarousel label="One offer" words={words}>
        <OfferCard to="/style-guide" title="The only one" picture={picture} />
      </PromoCarousel>
    ),
  },
]
