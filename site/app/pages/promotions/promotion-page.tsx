import { pageContext } from '../../page-context.ts'
import { headTags } from '../../layout/head-tags.ts'
import { itemResponse } from '../../layout/item-response.ts'
import { OwnedItemPage } from '../../layout/owned-item-page.tsx'
import { PageFavoriteButton } from '../../layout/page-favorite-button.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { CopyButton } from '../../components/copy-button/copy-button.tsx'
import { IconLink } from '../../components/icon/icon.tsx'
import { Flag } from '../../components/flag/flag.tsx'
import { OfferCards } from '../../components/offer-card/offer-card.tsx'
import type { Route } from './+types/promotion-page'
import primitives from '../../theme/primitives.module.css'
import styles from './promotion-page.module.css'
import { promotionScreen, type PromotionScreen } from './promotion-screen.server.ts'

export const meta = headTags

/** `/promotions/{slug}`: a promotion or a coupon. */
export function loader({ context, params }: Route.LoaderArgs) {
  return itemResponse(promotionScreen(context.get(pageContext), params.slug))
}

export default function PromotionPage({ loaderData: screen }: Route.ComponentProps) {
  const { promotion: words } = useMessages()
  return (
    <OwnedItemPage
      item={screen}
      messages="promotion"
      keyFacts={
        <>
          {screen.dates}
          {screen.isCoupon && <Flag>{words.coupon}</Flag>}
        </>
      }
      head={
        <>
          <Code screen={screen} />
          {screen.favoriteButton && (
            <p className={styles.favorite}>
              <PageFavoriteButton favoriteButton={screen.favoriteButton} />
            </p>
          )}
          <p>
            <IconLink to={screen.visit.to} icon="clock">
              {screen.visit.text}
            </IconLink>
          </p>
        </>
      }
      List={OfferCards}
    />
  )
}

/** Large, to be read across a counter; printed too. */
function Code({ screen: { code } }: { screen: PromotionScreen }) {
  const { promotion: words, share } = useMessages()
  if (code === undefined) return null
  return (
    <div className={styles.coupon}>
      <p className={styles.label} lang={words.lang}>
        {words.code}
      </p>
      <p className={styles.code} translate="no">
        {code}
      </p>
      <p className={primitives.soft} lang={words.lang}>
        {words.codeHint}
      </p>
      <CopyButton
        text={code}
        words={{ copy: words.copyCode, copied: share.copied, copyFailed: share.copyFailed }}
      />
    </div>
  )
}
