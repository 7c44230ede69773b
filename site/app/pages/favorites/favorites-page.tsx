import { pageContext } from '../../page-context.ts'
import { headTags } from '../../layout/head-tags.ts'
import { Button } from '../../components/button/button.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { EventRow } from '../../components/event-row/event-row.tsx'
import { OfferCards } from '../../components/offer-card/offer-card.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { StoreTile, StoreTiles } from '../../components/store-tile/store-tile.tsx'
import { removeFormId } from '../../device/device-favorites.ts'
import { sessionContext } from '../../session-context.ts'
import { readQuery, type RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/favorites-page'
import { loadFavorites } from './change-favorites.server.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './favorites-page.module.css'
import { favoritesScreen, type FavoritesScreen } from './favorites-screen.server.ts'
import { PrintedFavorites } from './printed-favorites.tsx'
import { ReceivedFavorites } from './received-favorites.tsx'
import { RemoveFavorite } from './remove-favorite.tsx'
import { SendFavorites } from './send-favorites.tsx'

export const handle = { cache: 'personal', query: ['state', 'item', 'add'] } as const satisfies RouteHandle

export const meta = headTags

/** `/favorites`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const present = await loadFavorites(context.get(sessionContext))
  return favoritesScreen(context.get(pageContext), present, readQuery(handle, url))
}

export default function FavoritesPage({ loaderData: screen }: Route.ComponentProps) {
  const { words, where, link, plan, stores, promotions, events, gone, change, received, sent } = screen
  const isEmpty = stores.length + promotions.length + events.length + gone.length === 0
  return (
    <>
      <PageHead title={words.title} lang={words.lang} intro={words.intro} introLang={words.lang} />
      {plan && (
        <p className={`${styles.plan} ${primitives.onScreen}`}>
          <ButtonLink to={plan.to}>{plan.text}</ButtonLink>
        </p>
      )}
      <Note screen={screen} />
      {received && <ReceivedFavorites received={received} change={change} />}
      {isEmpty && !received && <Nothing screen={screen} />}
      {stores.length > 0 && <Stores screen={screen} />}
      {promotions.length > 0 && <Promotions screen={screen} />}
      {events.length > 0 && (
        <section className={`${styles.section} ${primitives.onScreen}`} aria-labelledby="events">
          <SectionHead id="events" title={words.events} lang={words.lang} />
          <ul>
            {events.map(({ id, removal, ...event }) => (
              <EventRow key={id} {...event} action={<RemoveFavorite removal={removal} words={words} />} />
            ))}
          </ul>
        </section>
      )}
      {gone.length > 0 && <Gone screen={screen} />}
      <PrintedFavorites printed={screen.printed} words={words} />
      {sent && <SendFavorites sent={sent} />}
      {/* The form of the remove buttons, for use without script. */}
      <form id={removeFormId} method="post" action={change} hidden>
        <button type="submit">{words.removeLabel}</button>
        <input type="hidden" name="act" value="remove" />
      </form>
      <div className={`${primitives.spread} ${primitives.ruled} ${styles.where} ${primitives.onScreen}`}>
        <p>{where}</p>
        {link && (
          <ButtonLink to={link.to} look="quiet">
            {link.text}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

/** The outcome of a change without script, with an undo button. */
function Note({ screen: { note, words, change } }: { screen: FavoritesScreen }) {
  if (note === undefined) return null
  return (
    <div className={`${primitives.spread} ${primitives.strong} ${styles.note} ${primitives.onScreen}`}>
      {/* Read first by screen readers, also without script. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <p role="status" tabIndex={-1} autoFocus>
        {note.text}
      </p>
      {note.undo && (
        <form method="post" action={change}>
          <input type="hidden" name="act" value="add" />
          <Button look="quiet" name="item" value={note.undo.item} label={note.undo.label}>
            {words.undoLabel}
          </Button>
        </form>
      )}
    </div>
  )
}

function Stores({ screen: { words, stores } }: { screen: FavoritesScreen }) {
  return (
    <section className={`${styles.section} ${primitives.onScreen}`} aria-labelledby="stores">
      <SectionHead id="stores" title={words.stores} lang={words.lang} />
      <div className={styles.tiles}>
        <StoreTiles>
          {stores.map(({ id, removal, ...store }) => (
            <li key={id}>
              <StoreTile {...store} />
              <RemoveFavorite removal={removal} words={words} />
            </li>
          ))}
        </StoreTiles>
      </div>
    </section>
  )
}

function Promotions({ screen: { words, promotions } }: { screen: FavoritesScreen }) {
  const removals = new Map(promotions.map(({ id, removal }) => [id, removal]))
  const action = (id: string) => {
    const removal = removals.get(id)
    return removal && <RemoveFavorite removal={removal} words={words} />
  }
  return (
    <section className={`${styles.section} ${primitives.onScreen}`} aria-labelledby="promotions">
      <SectionHead id="promotions" title={words.promotions} lang={words.lang} />
      <OfferCards items={promotions} action={action} />
    </section>
  )
}

function Nothing({ screen: { words, links } }: { screen: FavoritesScreen }) {
  return (
    <EmptyState title={words.none}>
      <p>{words.noneHint}</p>
      <p className={`${primitives.wrap} ${styles.links}`}>
        {links.map(({ to, text }) => (
          <ButtonLink key={to} to={to}>
            {text}
          </ButtonLink>
        ))}
      </p>
    </EmptyState>
  )
}

function Gone({ screen: { words, gone } }: { screen: FavoritesScreen }) {
  return (
    <section className={`${styles.section} ${primitives.onScreen}`} aria-labelledby="over">
      <SectionHead id="over" title={words.over} lang={words.lang} />
      <p className={`${primitives.soft} ${styles.overText}`}>{words.overText}</p>
      <ul>
        {gone.map(({ name, lang, removal }) => (
          <li key={removal.item} className={`${primitives.spread} ${primitives.lined} ${styles.gone}`}>
            <span lang={lang}>{name}</span>
            <RemoveFavorite removal={removal} words={words} />
          </li>
        ))}
      </ul>
    </section>
  )
}
