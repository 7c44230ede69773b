import { data } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { headTags } from '../../layout/head-tags.ts'
import { MapDrawing } from '../../components/map-drawing/map-drawing.tsx'
import { MapLayers } from '../../components/map-drawing/map-layers.tsx'
import { readQuery, type RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/printed-map-page'
import { PaperPage } from './paper-page.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './printed-map-page.module.css'
import { printedMapScreen, type PrintedMapScreen } from './printed-map-screen.server.ts'

export const handle = {
  query: ['leg', 'nolifts', 'paper', 'quiet', 'stepfree', 'stops', 'visit'],
  freeText: ['stops', 'visit'],
} as const satisfies RouteHandle

export const meta = headTags

/** `/map/print`; 404 for a mall without a plan. */
export function loader({ context, url }: Route.LoaderArgs) {
  const screen = printedMapScreen(context.get(pageContext), readQuery(handle, url))
  if (screen === undefined) throw data(null, { status: 404 })
  return screen
}

export default function PrintedMapPage({ loaderData: screen }: Route.ComponentProps) {
  const { title, intro, lang } = screen
  return (
    <PaperPage title={title} intro={intro} lang={lang} view={screen}>
      <Sheet screen={screen} />
    </PaperPage>
  )
}

function Sheet({ screen }: { screen: PrintedMapScreen }) {
  return (
    <article className={styles.sheet} data-paper={screen.paper} data-visit={screen.isVisit || undefined}>
      <header className={`${primitives.wrap} ${styles.top}`}>
        <p className={styles.mall}>{screen.mall}</p>
        <p>{screen.site}</p>
      </header>
      {screen.levels.map(({ id, name, drawing, view, layers }) => (
        <section key={id} className={styles.level}>
          <h2 className={styles.name}>{name}</h2>
          <MapDrawing
            {...{ drawing, view }}
            label={name}
            hrefOf={(slug) => `${screen.map}?store=${slug}`}
            isFocusable={false}
          >
            <MapLayers {...layers} />
          </MapDrawing>
        </section>
      ))}
      <section className={styles.directory}>
        <h2 className={styles.name} lang={screen.lang}>
          {screen.listTitle}
        </h2>
        <ul className={styles.stores}>
          {screen.list.map(({ id, number, name, lang, place }) => (
            <li key={id} className={`${primitives.between} ${styles.store}`}>
              <span>
                {number && `${number}. `}
                <span lang={lang}>{name}</span>
              </span>
              <span className={`${primitives.figures} ${styles.unit}`}>{place}</span>
            </li>
          ))}
        </ul>
      </section>
    </article>
  )
}
