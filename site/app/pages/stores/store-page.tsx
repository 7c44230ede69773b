import { data, Link, useLocation } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { found } from '../../layout/item-response.ts'
import { headTags } from '../../layout/head-tags.ts'
import { PageFavoriteButton } from '../../layout/page-favorite-button.tsx'
import { PageGallery } from '../../layout/page-gallery.tsx'
import { TextWithGalleries } from '../../layout/text-with-galleries.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { BackLink } from '../../components/back-link/back-link.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { EventRow } from '../../components/event-row/event-row.tsx'
import { Flag } from '../../components/flag/flag.tsx'
import { HoursBadge } from '../../components/hours-badge/hours-badge.tsx'
import { Icon, IconLink } from '../../components/icon/icon.tsx'
import { JobRows } from '../../components/job-row/job-row.tsx'
import { Logo } from '../../components/logo/logo.tsx'
import { OfferCards } from '../../components/offer-card/offer-card.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import primitives from '../../theme/primitives.module.css'
import pictureStyles from '../../components/picture/picture.module.css'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { readQuery, type RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/store-page'
import { goneStoreScreen } from './gone-store-screen.server.ts'
import { GoneStore } from './gone-store.tsx'
import { OtherStores } from './other-stores.tsx'
import { StoreDetails } from './store-details.tsx'
import styles from './store-page.module.css'
import { storeScreen, type StoreScreen } from './store-screen.server.ts'

export const handle = { query: ['date', 'week'] } as const satisfies RouteHandle

export const meta = headTags

/** `/stores/{slug}`; 410 for a store that has left the mall. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const screen = storeScreen(page, params.slug, readQuery(handle, url))
  if (screen !== undefined) return data(screen)
  const gone = found(goneStoreScreen(page, params.slug))
  return data(gone, { status: 410 })
}

export default function StorePage({ loaderData: screen }: Route.ComponentProps) {
  return 'isGone' in screen ? <GoneStore screen={screen} /> : <PresentStore screen={screen} />
}

function PresentStore({ screen }: { screen: StoreScreen }) {
  const { store: words } = useMessages()
  const { state } = useLocation()
  return (
    <article>
      <BackLink to={directoryIn(state) ?? screen.directory}>{words.back}</BackLink>
      <Top screen={screen} />
      <div className={`${primitives.columns} ${styles.columns}`}>
        <StoreDetails screen={screen} />
        <div>
          {screen.text.length > 0 && <TextWithGalleries parts={screen.text} lang={screen.descriptionLang} />}
          {screen.sections.map(({ title, body }) => (
            <section key={title} className={styles.section}>
              <h2 className={`${primitives.title} ${styles.detailTitle}`}>{title}</h2>
              <Prose html={body} lang={screen.descriptionLang} />
            </section>
          ))}
          {screen.galleries.map((gallery) => (
            <div key={gallery.id} className={`${styles.gallery} ${primitives.onScreen}`}>
              <PageGallery {...gallery} />
            </div>
          ))}
          {screen.promotions.length > 0 && (
            <section className={styles.section} aria-labelledby="promotions">
              <SectionHead id="promotions" title={words.promotions} lang={words.lang} />
              <OfferCards items={screen.promotions} />
            </section>
          )}
          {screen.events.length > 0 && (
            <section className={styles.section} aria-labelledby="events">
              <SectionHead id="events" title={words.events} lang={words.lang} />
              <ul>
                {screen.events.map(({ id, ...event }) => (
                  <EventRow key={id} {...event} />
                ))}
              </ul>
            </section>
          )}
          {screen.jobs.length > 0 && (
            <section className={styles.section} aria-labelledby="jobs">
              <SectionHead id="jobs" title={words.jobs} lang={words.lang} />
              <JobRows hideLogos items={screen.jobs} />
            </section>
          )}
        </div>
      </div>
      <OtherStores id="neighbours" title={words.neighbours} lang={words.lang} stores={screen.neighbours} />
      <OtherStores id="related" title={words.related} lang={words.lang} stores={screen.related} />
    </article>
  )
}

function Top({ screen }: { screen: StoreScreen }) {
  const { lines, state } = screen.hours
  const now = lines ? <HoursBadge lines={lines} /> : state
  return (
    <header className={styles.top}>
      <div className={styles.names}>
        <h1 className={styles.name} id="page-title" tabIndex={-1}>
          {screen.name}
        </h1>
        {screen.flags.length > 0 && (
          <p className={`${primitives.wrap} ${styles.flags}`}>
            {screen.flags.map((flag) => (
              <Flag key={flag}>{flag}</Flag>
            ))}
          </p>
        )}
        {screen.summary && (
          <p
            className={`${primitives.soft} ${primitives.measure} ${styles.summary}`}
            lang={screen.summaryLang}
          >
            {screen.summary}
          </p>
        )}
        {now && <p className={`${primitives.strong} ${styles.now} ${primitives.onScreen}`}>{now}</p>}
        {screen.place && (
          <p className={`${primitives.line} ${styles.place}`}>
            <Icon name="pin" />
            <span lang={screen.placeLang}>
              {screen.onMap ? <Link to={screen.onMap.to}>{screen.place}</Link> : screen.place}
            </span>
          </p>
        )}
        <Actions screen={screen} />
        <Contents screen={screen} />
      </div>
      <div className={`${primitives.edged} ${styles.logo}`}>
        <Logo name={screen.name} url={screen.logo} eager />
      </div>
      {screen.storeFront && (
        <Picture
          className={`${pictureStyles.cover} ${styles.front} ${primitives.onScreen}`}
          picture={screen.storeFront}
          width={1200}
          height={600}
          sizes="min(100vw, 82rem)"
          priority="first"
        />
      )}
    </header>
  )
}

function Actions({ screen: { directions, contact, favoriteButton } }: { screen: StoreScreen }) {
  const { store: words } = useMessages()
  return (
    <div className={`${primitives.wrap} ${styles.actions} ${primitives.onScreen}`}>
      {directions && (
        <ButtonLink to={directions} lang={words.lang}>
          {words.directions}
        </ButtonLink>
      )}
      {contact.phone?.href && (
        <ButtonLink to={contact.phone.href} look="quiet" lang={words.lang}>
          <Icon name="phone" />
          {words.call}
        </ButtonLink>
      )}
      <PageFavoriteButton favoriteButton={favoriteButton} />
    </div>
  )
}

/** Links to the offers, events and jobs further down the page. */
function Contents({ screen: { promotions, events, jobs } }: { screen: StoreScreen }) {
  const { store: words } = useMessages()
  const sections = [
    { id: 'promotions', title: words.promotions, items: promotions },
    { id: 'events', title: words.events, items: events },
    { id: 'jobs', title: words.jobs, items: jobs },
  ].filter(({ items }) => items.length > 0)
  if (sections.length === 0) return null
  return (
    <ul className={`${primitives.wrap} ${primitives.strong} ${styles.contents} ${primitives.onScreen}`}>
      {sections.map(({ id, title, items }) => (
        <li key={id}>
          <IconLink to={`#${id}`}>
            {title} ({items.length})
          </IconLink>
        </li>
      ))}
    </ul>
  )
}

/** Position in the directory that the visitor came from, set by the directory's links. */
function directoryIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('directory' in state)) return undefined
  return typeof state.directory === 'string' ? state.directory : undefined
}
