import { Link } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { headTags } from '../../layout/head-tags.ts'
import { ScreenHead } from '../../layout/screen-head.tsx'
import { KeepQuery } from '../../layout/page-change/keep-query.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { ChoiceBar } from '../../components/choice-bar/choice-bar.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { Follow } from '../../components/follow/follow.tsx'
import { EventRow } from '../../components/event-row/event-row.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { StoryCards } from '../../components/story-card/story-card.tsx'
import { readQuery, type RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/events-page'
import primitives from '../../theme/primitives.module.css'
import styles from './events-page.module.css'
import { eventsScreen, type EventsScreen } from './events-screen.server.ts'

export const handle = { query: ['kind', 'when'] } as const satisfies RouteHandle

export const meta = headTags

/** `/events-and-news`. */
export function loader({ context, url }: Route.LoaderArgs) {
  return eventsScreen(context.get(pageContext), readQuery(handle, url))
}

export default function EventsPage({ loaderData: screen }: Route.ComponentProps) {
  const { events: words } = useMessages()
  const { banner, kinds, whens, count, none, groups, news, path, isChosen } = screen
  return (
    <KeepQuery>
      <ScreenHead messages="events" intro={screen.intro} picture={banner}>
        {screen.today.length > 0 && <Today events={screen.today} />}
      </ScreenHead>
      <div className={`${primitives.ruled} ${styles.controls}`}>
        <ChoiceBar label={words.kind} choices={kinds} />
        <ChoiceBar label={words.when} choices={whens} />
        <div className={styles.countRow}>
          <p className={`${primitives.line} ${primitives.soft} ${styles.count}`} role="status">
            {count}
          </p>
          <Follow {...screen.follow} />
        </div>
      </div>
      {none && (
        <EmptyState title={none}>
          {isChosen && (
            <>
              <p lang={words.lang}>{words.noneHint}</p>
              <ButtonLink to={path} lang={words.lang}>
                {words.all}
              </ButtonLink>
            </>
          )}
        </EmptyState>
      )}
      <div className={groups.length > 0 ? styles.columns : undefined}>
        {groups.length > 0 && <Groups groups={groups} />}
        <div className={styles.side}>
          {news.length > 0 && (
            <section aria-labelledby="news">
              <SectionHead id="news" title={words.news} lang={words.lang} />
              <StoryCards stories={news} look={groups.length > 0 ? 'row' : 'card'} />
            </section>
          )}
          {!isChosen && <Contests screen={screen} />}
        </div>
      </div>
    </KeepQuery>
  )
}

/** Today's events, for visitors on their way. */
function Today({ events }: { events: EventsScreen['today'] }) {
  const { events: words } = useMessages()
  return (
    <div className={`${primitives.wrap} ${styles.today}`}>
      <p className={primitives.emphasis} id="today" lang={words.lang}>
        {words.today}
      </p>
      <ul className={`${primitives.wrap} ${styles.todayEvents}`} aria-labelledby="today">
        {events.map(({ id, to, title, lang, time }) => (
          <li key={id}>
            <Link className={primitives.link} to={to} prefetch="intent">
              <span lang={lang}>{title}</span>
            </Link>
            {time && <span className={`${primitives.soft} ${styles.time}`}>{time}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Groups({ groups }: Pick<EventsScreen, 'groups'>) {
  return (
    <div className={styles.groups}>
      {groups.map(({ key, title, dates, rows }) => (
        <section key={key} aria-labelledby={`month-${key}`}>
          <SectionHead id={`month-${key}`} title={title} />
          {dates && <p className={`${primitives.soft} ${styles.dates}`}>{dates}</p>}
          <ul>
            {rows.map(({ id, ...row }) => (
              <EventRow key={id} {...row} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Contests({ screen }: { screen: EventsScreen }) {
  const { contests: words } = useMessages()
  if (screen.contests.length === 0) return null
  return (
    <section aria-labelledby="contests">
      <SectionHead
        id="contests"
        title={words.title}
        lang={words.lang}
        more={{ to: screen.contestsPage, text: words.all }}
      />
      <StoryCards stories={screen.contests} look="row" />
    </section>
  )
}
