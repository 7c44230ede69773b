import { useMessages } from '../../messages/messages.tsx'
import { OfferCards } from '../../components/offer-card/offer-card.tsx'
import { EndedItem } from '../../components/ended-item/ended-item.tsx'
import { MoreItems } from '../../components/more-section/more-items.tsx'
import type { PromotionScreen } from './promotion-screen.server.ts'

/** Promotions of the same store, then others. */
export function MoreOffers({ screen }: { screen: PromotionScreen }) {
  const { promotion: words } = useMessages()
  const { ownerName = '', fromOwner, others, isOver, list } = screen
  return (
    <MoreItems
      fromOwner={{ title: words.moreFrom(ownerName), items: fromOwner }}
      others={{
        title: isOver ? words.instead : words.others,
        items: others,
        more: { to: list, text: words.all },
      }}
      List={OfferCards}
    />
  )
}

/** The page of an ended promotion. */
export function OverPromotion({ screen }: { screen: PromotionScreen }) {
  const { promotion: words } = useMessages()
  return (
    <>
      <EndedItem item={screen} words={{ all: words.all, goTo: words.goTo }} />
      <MoreOffers screen={screen} />
    </>
  )
}
