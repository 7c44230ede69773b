import { useMessages } from '../../messages/messages.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { OfferCard, OfferCards } from '../../ui/offer-card/offer-card.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { SectionHead } from '../../ui/section-head/section-head.tsx'
import styles from './promotion-page.module.css'
import type { PromotionScreen } from './promotion-screen.server.ts'

/** Below a promotion: what else its store has, and what is on elsewhere. */
export function MoreOffers({ screen }: { screen: PromotionScreen }) {
  const { promotion: words } = useMessages()
  return (
    <div className={styles.more}>
      <Offers id="more-here" title={words.moreFrom(screen.ownerName ?? '')} offers={screen.fromOwner} />
      <Offers
        id="others"
        title={screen.isOver ? words.instead : words.others}
        offers={screen.others}
        list={screen.list}
      />
    </div>
  )
}

/** A promotion that has ended: says so, and shows ways on. */
export function OverPromotion({ screen }: { screen: PromotionScreen }) {
  const { promotion: words } = useMessages()
  const { owner, list } = screen
  return (
    <>
      <PageHead title={screen.title} lang={screen.titleLang} intro={screen.overText}>
        <div className={styles.ways}>
          <ButtonLink to={list}>{words.all}</ButtonLink>
          {owner?.sign && owner.to && (
            <ButtonLink to={owner.to} look="quiet">
              {words.goTo(owner.name)}
            </ButtonLink>
          )}
        </div>
      </PageHead>
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
    <section className={styles.section} aria-labelledby={id}>
      <SectionHead id={id} title={title} {...(list && { more: { to: list, text: words.all } })} />
      <OfferCards>
        {offers.map(({ id: key, ...offer }) => (
          <OfferCard key={key} {...offer} />
        ))}
      </OfferCards>
    </section>
  )
}
