import { useMessages } from '../../messages/messages.tsx'
import { OfferCard, OfferCards } from '../../ui/offer-card/offer-card.tsx'
import { OverHead } from '../../ui/over-head/over-head.tsx'
import { MoreSection } from '../../ui/more-section/more-section.tsx'
import type { PromotionScreen } from './promotion-screen.server.ts'

/** Below a promotion: what else its store has, and what is on elsewhere. */
export function MoreOffers({ screen }: { screen: PromotionScreen }) {
  const { promotion: words } = useMessages()
  return (
    <>
      <Offers id="more-here" title={words.moreFrom(screen.ownerName ?? '')} offers={screen.fromOwner} />
      <Offers
        id="others"
        title={screen.isOver ? words.instead : words.others}
        offers={screen.others}
        list={screen.list}
      />
    </>
  )
}

/** A promotion that has ended: says so, and shows ways on. */
export function OverPromotion({ screen }: { screen: PromotionScreen }) {
  const { promotion: words } = useMessages()
  const { owner, list } = screen
  return (
    <>
      <OverHead
        title={screen.title}
        lang={screen.titleLang}
        text={screen.overText}
        ways={[
          { to: list, text: words.all },
          ...(owner?.sign && owner.to ? [{ to: owner.to, text: words.goTo(owner.name) }] : []),
        ]}
      />
      <MoreOffers screen={screen} />
    </>
  )
}

interface OffersProps {
  id: string
  title: string
  offers: PromotionScreen['others']
  list?: string
}

function Offers({ id, title, offers, list }: OffersProps) {
  const { promotion: words } = useMessages()
  if (offers.length === 0) return null
  return (
    <MoreSection id={id} title={title} more={list === undefined ? undefined : { to: list, text: words.all }}>
      <OfferCards>
        {offers.map(({ id: key, ...offer }) => (
          <OfferCard key={key} {...offer} />
        ))}
      </OfferCards>
    </MoreSection>
  )
}
