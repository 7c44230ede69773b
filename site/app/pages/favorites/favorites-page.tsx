import { visitContext } from '../../content/visit.ts'
import { headTags } from '../../layout/head-tags.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { EventRow } from '../../ui/event-row/event-row.tsx'
import { OfferCards } from '../../ui/offer-card/offer-card.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { SectionHead } from '../../ui/section-head/section-head.tsx'
import { StoreTile, StoreTiles } from '../../ui/store-tile/store-tile.tsx'
import { dropForm } from '../../visitor/device-favorites.ts'
import { visitorContext } from '../../visitor/visitor-context.ts'
import type { Route } from './+types/favorites-page'
import { presentFavorites } from './change-favorites.server.ts'
import styles from './favorites-page.module.css'
import { favoritesScreen, type FavoritesScreen } from './favorites-screen.server.ts'

export const meta = headTags

/** `/favorites`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const present = await presentFavorites(context.get(visitorContext))
  return favoritesScreen(context.get(visitContext), present, url.searchParams)
}

export default function FavoritesPage({ loaderData: screen }: Route.ComponentProps) {
  const { words, note, where, way, stores, promotions, events, gone, change } = screen
  const isEmpty = stores.length + promotions.length + events.length + gone.length === 0
  return (
    <>
      <PageHead title={words.title} intro={words.intro} />
      {note && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
      {isEmpty && <Nothing screen={screen} />}
      {stores.length > 0 && (
        <section className={styles.section} aria-labelledby="stores">
          <SectionHead id="stores" title={words.stores} />
          <div className={styles.tiles}>
            <StoreTiles>
              {stores.map(({ id, ...store }) => (
                <li key={id}>
                  <StoreTile {...store} />
                </li>
              ))}
            </StoreTiles>
          </div>
        </section>
      )}
      {promotions.length > 0 && (
        <section className={styles.section} aria-labelledby="promotions">
          <SectionHead id="promotions" title={words.promotions} />
          <OfferCards items={promotions} />
        </section>
      )}
      {events.length > 0 && (
        <section className={styles.section} aria-labelledby="events">
          <SectionHead id="events" title={words.events} />
          <ul>
            {events.map(({ id, ...event }) => (
              <EventRow key={id} {...event} />
            ))}
          </ul>
        </section>
      )}
      {gone.length > 0 && <Gone screen={screen} />}
      {/* What hearts of this page send without script. */}
      <form id={dropForm} method="post" action={change} hidden>
        <button type="submit">{words.removeWord}</button>
        <input type="hidden" name="act" value="remove" />
      </form>
      <div className={styles.where}>
        <p>{where}</p>
        {way && (
          <ButtonLink to={way.to} look="quiet">
            {way.text}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

function Nothing({ screen: { words, ways } }: { screen: FavoritesScreen }) {
  return (
    <EmptyState title={words.none}>
      <p>{words.noneHint}</p>
      <p className={styles.ways}>
        {ways.map(({ to, text }) => (
          <ButtonLink key={to} to={to}>
            {text}
          </ButtonLink>
        ))}
      </p>
    </EmptyState>
  )
}

function Gone({ screen: { words, gone, change } }: { screen: FavoritesScreen }) {
  return (
    <section className={styles.section} aria-labelledby="over">
      <SectionHead id="over" title={words.over} />
      <p className={styles.overText}>{words.overText}</p>
      {/* A new page is the answer, with script as without it. */}
      <form method="post" action={change}>
        <input type="hidden" name="act" value="remove" />
        <ul>
          {gone.map(({ item, name, lang, remove }) => (
            <li key={item} className={styles.gone}>
              <span lang={lang}>{name}</span>
              <Button look="quiet" name="item" value={item} label={remove}>
                {words.removeWord}
              </Button>
            </li>
          ))}
        </ul>
      </form>
    </section>
  )
}
