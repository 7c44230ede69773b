import { data, Link } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { headTags } from '../../layout/head-tags.ts'
import { useMessages } from '../../messages/messages.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Carousel } from '../../components/carousel/carousel.tsx'
import { PosterSlide } from '../../components/carousel/poster-slide.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { EventRow } from '../../components/event-row/event-row.tsx'
import { FeedCards } from '../../components/feed-card/feed-card.tsx'
import { HoursBadge } from '../../components/hours-badge/hours-badge.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { OfferCard } from '../../components/offer-card/offer-card.tsx'
import { Announcement } from '../../components/popup/announcement.tsx'
import { Popup } from '../../components/popup/popup.tsx'
import { PromoCarousel } from '../../components/promo-carousel/promo-carousel.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { StoreTile, StoreTiles, type StoreTileProps } from '../../components/store-tile/store-tile.tsx'
import type { Route } from './+types/home-page'
import primitives from '../../theme/primitives.module.css'
import styles from './home-page.module.css'
import { homeScreen } from './home-screen.server.ts'

export const meta = headTags

export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  // React Router matches `/ES` for `/es`; only one spelling is valid.
  if (page.path !== '/') throw data(null, { status: 404 })
  return homeScreen(page)
}

export default function HomePage({ loaderData: screen }: Route.ComponentProps) {
  const { home: words, events } = useMessages()
  return (
    <>
      <div className={`${primitives.columns} ${styles.first}`}>
        <Today screen={screen} />
        {screen.slides.length > 0 && (
          <Carousel
            label={words.slides}
            look="poster"
            autoplayWords={{ pause: words.pause, play: words.play }}
            slides={screen.slides.map((slide, index) => ({
              id: slide.id,
              content: <PosterSlide slide={slide} first={index === 0} />,
            }))}
            words={{
              previous: words.previousSlide,
              next: words.nextSlide,
              slide: words.slide,
            }}
          />
        )}
      </div>
      {(screen.welcome ?? screen.callout) && (
        <div className={`${primitives.columns} ${styles.welcome}`}>
          {screen.welcome && <p className={styles.welcomeText}>{screen.welcome}</p>}
          {screen.callout && <p className={styles.callout}>{screen.callout}</p>}
        </div>
      )}
      <Featured screen={screen} />
      <section className={primitives.section} aria-labelledby="this-week">
        <SectionHead
          id="this-week"
          title={words.thisWeek}
          lang={words.lang}
          more={{ to: screen.eventsPage, text: events.all }}
        />
        {screen.events.length === 0 && <EmptyState title={events.none} lang={events.lang} />}
        <ul>
          {screen.events.map(({ id, ...event }) => (
            <EventRow key={id} {...event} />
          ))}
        </ul>
      </section>
      {screen.popup && <PopupAndPoster popup={screen.popup} />}
      <StoreRow id="doors" title={words.featuredStores} stores={screen.featuredStores} more={screen.stores} />
      <div className={styles.halves}>
        <StoreRow id="new" title={words.newStores} stores={screen.newStores} />
        <StoreRow id="coming" title={words.comingStores} stores={screen.comingStores} />
      </div>
      {screen.newsletter && <Newsletter {...screen.newsletter} />}
      {screen.feed.length > 0 && (
        <section className={primitives.section} aria-labelledby="feed">
          <SectionHead id="feed" title={words.feed} lang={words.lang} />
          <FeedCards items={screen.feed} />
        </section>
      )}
    </>
  )
}

type HomeScreen = Route.ComponentProps['loaderData']

/** Most visitors come for this, so it precedes all pictures. */
function Today({ screen }: { screen: HomeScreen }) {
  const { home: words } = useMessages()
  return (
    <div>
      <h1 className={`${primitives.strong} ${styles.mall}`} id="page-title" tabIndex={-1}>
        {screen.mall}
      </h1>
      <p className={`${primitives.soft} ${styles.date}`}>{screen.today}</p>
      <p className={styles.status}>
        {screen.ask && <Link to={screen.ask.to}>{screen.ask.text}</Link>}
        <HoursBadge lines={screen.lines} large />
      </p>
      <ul className={styles.coming}>
        {screen.coming.map(({ date, day, hours, holidayName }) => (
          <li key={date} className={`${primitives.wrap} ${primitives.figures} ${styles.comingDay}`}>
            <span className={styles.comingName}>{day}</span>
            <span>
              {hours}
              {holidayName && ` (${holidayName})`}
            </span>
          </li>
        ))}
      </ul>
      <Link className={`${primitives.link} ${styles.more}`} to={screen.hoursPage} prefetch="intent">
        {words.seeHours}
        <Icon name="arrow" />
      </Link>
      <nav aria-label={words.quickLinks}>
        <ul className={`${primitives.wrap} ${styles.links}`}>
          {screen.links.map(({ text, to }, index) => (
            <li key={to}>
              <ButtonLink to={to} look={index === 0 ? 'strong' : 'quiet'}>
                {text}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function Featured({ screen }: { screen: HomeScreen }) {
  const { home: words, promotion } = useMessages()
  return (
    <section className={primitives.section} aria-labelledby="featured">
      <SectionHead
        id="featured"
        title={words.featured}
        lang={words.lang}
        more={{ to: screen.promotionsPage, text: promotion.all }}
      />
      {screen.featured.length === 0 ? (
        <EmptyState title={promotion.none} lang={promotion.lang} />
      ) : (
        <PromoCarousel
          label={words.featured}
          words={{ previous: words.previousFeatured, next: words.nextFeatured }}
        >
          {screen.featured.map(({ id, ...item }) => (
            <OfferCard key={id} {...item} />
          ))}
        </PromoCarousel>
      )}
    </section>
  )
}

/** The poster is also part of the page, for visitors without script and for a second look. */
function PopupAndPoster({ popup }: { popup: NonNullable<HomeScreen['popup']> }) {
  const { home: words } = useMessages()
  const { popupId, to, ...poster } = popup
  const more = to === undefined ? undefined : { to, text: words.findOutMore }
  return (
    <section className={primitives.section} aria-labelledby="poster">
      <Announcement id="poster" more={more} {...poster} />
      <Popup key={popupId} popupId={popupId} labelledBy="popup" words={{ close: words.closePopup }}>
        <Announcement id="popup" more={more} {...poster} />
      </Popup>
    </section>
  )
}

function Newsletter({ to, banner }: NonNullable<HomeScreen['newsletter']>) {
  const { home: words } = useMessages()
  return (
    <section
      className={`${primitives.columns} ${primitives.night} ${banner ? styles.pictured : styles.newsletter}`}
      aria-labelledby="newsletter"
    >
      {banner && (
        <Picture
          className={styles.newsletterPicture}
          picture={banner}
          width={1600}
          height={600}
          sizes="min(100vw, 82rem)"
        />
      )}
      <h2 className={styles.newsletterTitle} id="newsletter" lang={banner?.heading && banner.lang}>
        {banner?.heading ?? words.newsletterTitle}
      </h2>
      <div className={styles.newsletterWords}>
        <p lang={banner?.callout && banner.lang}>{banner?.callout ?? words.newsletterText}</p>
        <ButtonLink to={to} icon="arrow" lang={words.lang}>
          {words.newsletterAction}
        </ButtonLink>
      </div>
    </section>
  )
}

interface StoreRowProps {
  id: string
  title: string
  stores: readonly StoreTileProps[]
  more?: string
}

function StoreRow({ id, title, stores, more }: StoreRowProps) {
  const { home: words } = useMessages()
  if (stores.length === 0) return null
  return (
    <section className={primitives.section} aria-labelledby={id}>
      <SectionHead
        id={id}
        title={title}
        lang={words.lang}
        {...(more && { more: { to: more, text: words.allStores } })}
      />
      <StoreTiles inOneRow>
        {stores.map((store) => (
          <li key={store.to}>
            <StoreTile {...store} />
          </li>
        ))}
      </StoreTiles>
    </section>
  )
}
