import { data, Link } from 'react-router'
import { visitContext } from '../../content/visit.ts'
import { headTags } from '../../layout/head-tags.ts'
import { useMessages } from '../../messages/messages.tsx'
import { ChoiceBar } from '../../ui/choice-bar/choice-bar.tsx'
import { MapDrawing } from '../../ui/map-drawing/map-drawing.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import type { Route } from './+types/printed-map-page'
import { PrintButton } from './print-button.tsx'
import styles from './printed-map-page.module.css'
import { printedMapScreen, type PrintedMapScreen } from './printed-map-screen.server.ts'

export const meta = headTags

/** `/map/print`; 404 for a mall without a plan. */
export function loader({ context, request }: Route.LoaderArgs) {
  const screen = printedMapScreen(context.get(visitContext), new URL(request.url).searchParams)
  if (screen === undefined) throw data(null, { status: 404 })
  return screen
}

export default function PrintedMapPage({ loaderData: screen }: Route.ComponentProps) {
  const { printedMap: words } = useMessages()
  return (
    <>
      <div className={styles.controls}>
        <PageHead title={words.title} intro={words.intro} isLow>
          <ChoiceBar label={words.paper} choices={screen.papers} />
          <p className={styles.acts}>
            <PrintButton>{words.print}</PrintButton>
            <Link to={screen.map}>{words.back}</Link>
          </p>
        </PageHead>
      </div>
      <Sheet screen={screen} />
    </>
  )
}

function Sheet({ screen }: { screen: PrintedMapScreen }) {
  const { printedMap: words } = useMessages()
  return (
    <article className={styles.sheet} data-paper={screen.paper}>
      <header className={styles.top}>
        <p className={styles.mall}>{screen.mall}</p>
        <p>{screen.site}</p>
      </header>
      {screen.levels.map(({ id, name, drawing }) => (
        <section key={id} className={styles.level}>
          <h2 className={styles.name}>{name}</h2>
          <MapDrawing
            drawing={drawing}
            label={name}
            hrefOf={(slug) => `${screen.map}?store=${slug}`}
            isFocusable={false}
          />
        </section>
      ))}
      <section className={styles.directory}>
        <h2 className={styles.name}>{words.directory}</h2>
        <ul className={styles.stores}>
          {screen.stores.map(({ slug, name, unit }) => (
            <li key={slug} className={styles.store}>
              <span>{name}</span>
              <span className={styles.unit}>{unit}</span>
            </li>
          ))}
        </ul>
      </section>
    </article>
  )
}
