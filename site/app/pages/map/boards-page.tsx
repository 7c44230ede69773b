import { data } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { headTags } from '../../layout/head-tags.ts'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { MapDrawing } from '../../components/map-drawing/map-drawing.tsx'
import { MapLayers } from '../../components/map-drawing/map-layers.tsx'
import { QrCode } from '../../components/qr-code/qr-code.tsx'
import { readQuery, type RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/boards-page'
import { PaperPage } from './paper-page.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './boards-page.module.css'
import { boardsScreen, type BoardsScreen } from './boards-screen.server.ts'

export const handle = { query: ['paper'] } as const satisfies RouteHandle

export const meta = headTags

/** `/map/boards`, for the mall's staff; 404 for a mall without a plan. */
export function loader({ context, url }: Route.LoaderArgs) {
  const screen = boardsScreen(context.get(pageContext), readQuery(handle, url))
  if (screen === undefined) throw data(null, { status: 404 })
  return screen
}

export default function BoardsPage({ loaderData: screen }: Route.ComponentProps) {
  const { title, intro, none, lang } = screen
  return (
    <PaperPage title={title} intro={intro} lang={lang} view={screen}>
      {screen.boards.length === 0 && <EmptyState title={none} lang={lang} />}
      {screen.boards.map((board) => (
        <Sheet key={board.slug} board={board} screen={screen} />
      ))}
    </PaperPage>
  )
}

function Sheet({ board, screen }: { board: BoardsScreen['boards'][number]; screen: BoardsScreen }) {
  const [{ here, place } = { here: '', place: '' }] = board.words
  return (
    <article className={styles.sheet} data-paper={screen.paper}>
      <p className={styles.mall}>{screen.mall}</p>
      <div className={styles.words}>
        {board.words.map(({ lang, ...words }) => (
          <div key={lang} lang={lang}>
            <h2 className={styles.here}>{words.here}</h2>
            <p className={styles.place}>
              {words.board} · {words.place} · {words.level}
            </p>
          </div>
        ))}
      </div>
      <div className={styles.code}>
        <QrCode label={board.codeLabel} {...board.code} />
      </div>
      {board.words.map(({ lang, scan }) => (
        <p key={lang} className={`${primitives.strong} ${styles.scan}`} lang={lang}>
          {scan}
        </p>
      ))}
      <p className={`${primitives.strong} ${styles.address}`}>
        {board.short} · {board.address}
      </p>
      {board.plan && (
        <div className={styles.plan}>
          <MapDrawing
            drawing={board.plan.drawing}
            label={`${here}: ${place}`}
            hrefOf={(slug) => `${screen.map}?store=${slug}`}
            isFocusable={false}
          >
            <MapLayers {...board.plan.layers} />
          </MapDrawing>
        </div>
      )}
    </article>
  )
}
