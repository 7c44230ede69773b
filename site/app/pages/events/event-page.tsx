import { Link } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { headTags } from '../../layout/head-tags.ts'
import { itemResponse } from '../../layout/item-response.ts'
import { PageFavoriteButton } from '../../layout/page-favorite-button.tsx'
import { ReportLink } from '../../layout/report-link.tsx'
import { SharePage } from '../../layout/share-page.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { BackLink } from '../../components/back-link/back-link.tsx'
import { EventRow } from '../../components/event-row/event-row.tsx'
import { Icon, IconLink } from '../../components/icon/icon.tsx'
import primitives from '../../theme/primitives.module.css'
import iconStyles from '../../components/icon/icon.module.css'
import { Fact, ItemColumns } from '../../components/item-columns/item-columns.tsx'
import { ItemHead } from '../../components/item-head/item-head.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import { MoreSection } from '../../components/more-section/more-section.tsx'
import { StoreTile } from '../../components/store-tile/store-tile.tsx'
import { StoryCards } from '../../components/story-card/story-card.tsx'
import type { Route } from './+types/event-page'
import tileStyles from '../../components/store-tile/store-tile.module.css'
import styles from './event-page.module.css'
import { eventScreen, type EventScreen } from './event-screen.server.ts'

export const meta = headTags

/** `/events-and-news/{slug}`: an event or a news item; 410 for one that is over. */
export function loader({ context, params }: Route.LoaderArgs) {
  return itemResponse(eventScreen(context.get(pageContext), params.slug))
}

export default function EventPage({ loaderData: screen }: Route.ComponentProps) {
  const { events: words } = useMessages()
  return (
    <>
      <article>
        <BackLink to={screen.all}>{words.all}</BackLink>
        <ItemHead
          title={screen.title}
          lang={screen.titleLang}
          kicker={screen.kicker}
          intro={screen.over ?? screen.intro}
          introLang={screen.over ? undefined : screen.introLang}
          picture={screen.over ? undefined : screen.picture}
        >
          {!screen.over && <WhenAndWhere screen={screen} />}
        </ItemHead>
        {!screen.over && (
          <ItemColumns facts={<Facts screen={screen} />}>
            {screen.body && <Prose html={screen.body} lang={screen.bodyLang} />}
          </ItemColumns>
        )}
      </article>
      {screen.news.length > 0 && (
        <MoreSection id="more-news" title={words.moreNews} lang={words.lang}>
          <StoryCards stories={screen.news} />
        </MoreSection>
      )}
      {(!screen.isNews || screen.over) && screen.events.length > 0 && (
        <MoreSection
          id="more-events"
          title={screen.over ? words.instead : words.moreEvents}
          lang={words.lang}
        >
          <ul>
            {screen.events.map(({ id, ...event }) => (
              <EventRow key={id} {...event} />
            ))}
          </ul>
        </MoreSection>
      )}
    </>
  )
}

function WhenAndWhere({ screen }: { screen: EventScreen }) {
  return (
    <>
      {screen.when && (
        <p className={`${primitives.strong} ${styles.when}`}>
          <Icon name="clock" />
          <span>{screen.when}</span>
        </p>
      )}
      {screen.place && (
        <p className={styles.place}>
          <Icon name="pin" />
          <span lang={screen.placeLang}>{screen.place}</span>
        </p>
      )}
      {screen.favoriteButton && (
        <p className={styles.favorite}>
          <PageFavoriteButton favoriteButton={screen.favoriteButton} />
        </p>
      )}
      {screen.visit && (
        <p>
          <IconLink to={screen.visit.to} icon="clock">
            {screen.visit.text}
          </IconLink>
        </p>
      )}
    </>
  )
}

function Facts({ screen }: { screen: EventScreen }) {
  const { events: words } = useMessages()
  const { calendar, store, link, share } = screen
  return (
    <>
      {calendar && <Calendar calendar={calendar} />}
      {screen.dates.length > 0 && (
        <Fact id="dates" title={words.moreDates} lang={words.lang}>
          <ul>
            {screen.dates.map(({ to, text }) => (
              <li key={to}>
                <Link className={`${primitives.target} ${iconStyles.link}`} to={to}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {store && (
        <Fact id="where" title={words.whereFact} lang={words.lang}>
          <div className={`${tileStyles.item} ${styles.store}`}>
            <StoreTile {...store} />
          </div>
        </Fact>
      )}
      {link && (
        <Fact id="link" title={words.linkFact} lang={words.lang}>
          {link.isOutside ? (
            <a className={`${primitives.target} ${iconStyles.link}`} href={link.to} rel="noopener">
              {link.text}
              <Icon name="outside" />
            </a>
          ) : (
            <Link className={`${primitives.target} ${iconStyles.link}`} to={link.to}>
              <span lang={link.lang}>{link.text}</span>
              <Icon name="arrow" />
            </Link>
          )}
        </Fact>
      )}
      <SharePage share={share} />
      <ReportLink link={screen.report} />
    </>
  )
}

function Calendar({ calendar }: { calendar: NonNullable<EventScreen['calendar']> }) {
  const { events: words } = useMessages()
  return (
    <div className={primitives.onScreen}>
      <Fact id="calendar" title={words.addToCalendar} lang={words.lang}>
        <ul>
          <li>
            <a className={`${primitives.target} ${iconStyles.link}`} href={calendar.file} download>
              <Icon name="calendar" />
              {words.calendarFile}
            </a>
            <p className={`${primitives.note} ${styles.note}`} lang={words.lang}>
              {words.calendarFileNote}
            </p>
          </li>
          {calendar.web.map(({ text, url }) => (
            <li key={url}>
              <a className={`${primitives.target} ${iconStyles.link}`} href={url} rel="noopener nofollow">
                <Icon name="outside" />
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Fact>
    </div>
  )
}
