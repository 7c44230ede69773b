import { pageContext } from '../../page-context.ts'
import { currentNames, headTagsNaming } from '../../layout/head-tags.ts'
import { NoItems } from '../../layout/no-items.tsx'
import { ScreenHead } from '../../layout/screen-head.tsx'
import { KeepQuery } from '../../layout/page-change/keep-query.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { ClearLink } from '../../components/clear-link/clear-link.tsx'
import { ChoiceBar } from '../../components/choice-bar/choice-bar.tsx'
import { Follow } from '../../components/follow/follow.tsx'
import { OfferCards } from '../../components/offer-card/offer-card.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { readQuery, type RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/promotions-page'
import primitives from '../../theme/primitives.module.css'
import styles from './promotions-page.module.css'
import { promotionsScreen, type PromotionsScreen } from './promotions-screen.server.ts'

export const handle = { query: ['kind', 'category'] } as const satisfies RouteHandle

export const meta = headTagsNaming(({ kinds, categories }: PromotionsScreen) =>
  currentNames(kinds, categories),
)

/** `/promotions`. */
export function loader({ context, url }: Route.LoaderArgs) {
  return promotionsScreen(context.get(pageContext), readQuery(handle, url))
}

export default function PromotionsPage({ loaderData: screen }: Route.ComponentProps) {
  const { promotion: words, directory } = useMessages()
  const { banner, kinds, categories, featured, offers, isEmpty, isFiltered, path } = screen
  return (
    <KeepQuery>
      <ScreenHead messages="promotion" intro={screen.intro} picture={banner} />
      <div className={categories.length > 0 ? styles.columns : undefined}>
        {(kinds.length > 0 || categories.length > 0) && (
          <div className={`${styles.controls} ${primitives.onScreen}`}>
            {kinds.length > 0 && <ChoiceBar label={words.kind} choices={kinds} />}
            {categories.length > 0 && (
              <div className={styles.categories}>
                <ChoiceBar label={words.category} choices={categories} />
              </div>
            )}
          </div>
        )}
        <div className={styles.offers}>
          {!isEmpty && (
            <div className={`${primitives.spread} ${primitives.soft} ${styles.summary}`}>
              <p role="status">{screen.count}</p>
              {isFiltered && <ClearLink to={path}>{directory.clear}</ClearLink>}
              <Follow {...screen.follow} />
            </div>
          )}
          {offers.length === 0 && <Nothing screen={screen} />}
          <Offers id="featured" title={words.featured} items={featured} />
          <Offers id="by-end" title={words.byEnd} items={offers} />
        </div>
      </div>
    </KeepQuery>
  )
}

function Offers({ id, title, items }: { id: string; title: string; items: PromotionsScreen['offers'] }) {
  const { promotion: words } = useMessages()
  if (items.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby={id}>
      <SectionHead id={id} title={title} lang={words.lang} />
      <OfferCards lead={items.length >= enoughForLead} items={items} />
    </section>
  )
}

/** Minimum number of cards: with fewer, a large first card leaves a gap. */
const enoughForLead = 5

function Nothing({ screen: { isEmpty, path, stores, none } }: { screen: PromotionsScreen }) {
  const { promotion: words } = useMessages()
  return (
    <NoItems
      title={none}
      hint={isEmpty ? words.noneHint : words.noneForSelectionHint}
      all={isEmpty ? undefined : { to: path, text: words.all, lang: words.lang }}
      stores={stores}
    />
  )
}
