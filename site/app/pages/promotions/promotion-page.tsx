import { data } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { headTags } from '../../layout/head-tags.ts'
import { PageFavoriteButton } from '../../layout/page-favorite-button.tsx'
import { SharePage } from '../../layout/share-page.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { BackLink } from '../../components/back-link/back-link.tsx'
import { CopyButton } from '../../components/copy-button/copy-button.tsx'
import { Flag } from '../../components/flag/flag.tsx'
import { Fact, ItemColumns } from '../../components/item-columns/item-columns.tsx'
import { ItemHead } from '../../components/item-head/item-head.tsx'
import { OwnerCard } from '../../components/owner-card/owner-card.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import type { Route } from './+types/promotion-page'
import { MoreOffers, OverPromotion } from './more-offers.tsx'
import styles from './promotion-page.module.css'
import { promotionScreen, type PromotionScreen } from './promotion-screen.server.ts'

export const meta = headTags

/** `/promotions/{slug}`: a promotion or a coupon. */
export function loader({ context, params }: Route.LoaderArgs) {
  const screen = promotionScreen(context.get(pageContext), params.slug)
  if (screen === undefined) throw data(null, { status: 404 })
  return data(screen, { status: screen.isOver ? 410 : 200 })
}

export default function PromotionPage({ loaderData: screen }: Route.ComponentProps) {
  const { promotion: words } = useMessages()
  if (screen.isOver) return <OverPromotion screen={screen} />
  const { description, owner } = screen
  return (
    <article>
      <BackLink to={screen.list}>{words.all}</BackLink>
      <ItemHead
        title={screen.title}
        lang={screen.titleLang}
        kicker={screen.ownerName}
        picture={screen.picture}
      >
        <p className={styles.dates}>
          {screen.dates}
          {screen.isCoupon && <Flag>{words.coupon}</Flag>}
        </p>
        <Code screen={screen} />
        {screen.favoriteButton && (
          <p className={styles.favorite}>
            <PageFavoriteButton favoriteButton={screen.favoriteButton} />
          </p>
        )}
      </ItemHead>
      <ItemColumns
        facts={
          <>
            {owner && (
              <Fact id="where" title={words.where}>
                <OwnerCard {...owner} />
              </Fact>
            )}
            <SharePage share={screen.share} />
          </>
        }
      >
        {description && <Prose html={description} lang={screen.descriptionLang} />}
      </ItemColumns>
      <MoreOffers screen={screen} />
    </article>
  )
}

/** Large, to be read across a counter; printed too. */
function Code({ screen: { code } }: { screen: PromotionScreen }) {
  const { promotion: words, share } = useMessages()
  if (code === undefined) return null
  return (
    <div className={styles.coupon}>
      <p className={styles.label}>{words.code}</p>
      <p className={styles.code} translate="no">
        {code}
      </p>
      <p className={styles.hint}>{words.codeHint}</p>
      <CopyButton
        text={code}
        words={{ copy: words.copyCode, copied: share.copied, copyFailed: share.copyFailed }}
      />
    </div>
  )
}
