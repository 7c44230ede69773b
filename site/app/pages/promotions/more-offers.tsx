import { useMessages } from '../../messages/messages.tsx'
import { OfferCards } from '../../ui/offer-card/offer-card.tsx'
import { OverItem } from '../../ui/over-head/over-item.tsx'
import { MoreItems } from '../../ui/more-section/more-items.tsx'
import type { PromotionScreen } from './promotion-screen.server.ts'

/** Below a promotion: what else its store has, and what is on elsewhere. */
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

/** A promotion that has ended: says so, and shows ways on. */
export function OverPromotion({ screen }: { screen: PromotionScreen }) {
  const { promotion: words } = useMessages()
  return (
    <>
      <OverItem item={screen} words={{ all: words.all, goTo: words.goTo }} />
      <MoreOffers screen={screen} />
    </>
  )
}
