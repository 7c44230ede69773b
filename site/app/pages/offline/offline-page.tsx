import { pageContext } from '../../page-context.ts'
import type { RouteHandle } from '../../route-handle.ts'
import { headTags } from '../../layout/head-tags.ts'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import type { Route } from './+types/offline-page'
import primitives from '../../theme/primitives.module.css'
import styles from './offline-page.module.css'
import { type OfflineScreen, offlineScreen } from './offline-screen.server.ts'

export const meta = headTags

/** Shown at the addresses of other pages, whose routes would hydrate it. */
export const handle: RouteHandle = { hydrates: false, ownScript: 'known-offline' }

export function loader({ context }: Route.LoaderArgs) {
  return offlineScreen(context.get(pageContext))
}

/**
 * `/offline`: the service worker caches it and responds with it for pages that are not cached. It has the essence of every
 * store, offer and event; its script shows those that the address asks for.
 */
export default function OfflinePage({ loaderData: screen }: Route.ComponentProps) {
  const { title, lang, text, words, links, items, script } = screen
  return (
    <>
      <PageHead title={title} lang={lang}>
        <p
          className={styles.text}
          lang={lang}
          data-unknown=""
          data-brief={words.known}
          data-favorites={words.favorites}
          data-none={words.noFavorites}
        >
          {text}
        </p>
      </PageHead>
      <div className={styles.items}>
        {items.map((item) => (
          <Item key={item.item} item={item} words={words} lang={lang} />
        ))}
      </div>
      <ul className={`${primitives.wrap} ${styles.links}`} lang={lang}>
        {links.map(({ to, text }) => (
          <li key={to}>
            <ButtonLink to={to} look="strong">
              {text}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  )
}

interface ItemProps {
  item: OfflineScreen['items'][number]
  words: Pick<OfflineScreen['words'], 'directions' | 'nextDays'>
  lang: string | undefined
}

function Item({ item, words, lang }: ItemProps) {
  const { name, path, to, facts, phone, directions, days } = item
  return (
    <section data-known={path} data-item={item.item} hidden>
      <h2 className={styles.name} lang={item.lang}>
        <a href={to}>{name}</a>
      </h2>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {phone && <p>{phone.href ? <a href={phone.href}>{phone.text}</a> : phone.text}</p>}
      {directions && (
        <p>
          <a href={directions} lang={lang}>
            {words.directions}
          </a>
        </p>
      )}
      {days.length > 0 && (
        <table>
          <caption lang={lang}>{words.nextDays}</caption>
          <tbody>
            {days.map(({ day, hours }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{hours}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
