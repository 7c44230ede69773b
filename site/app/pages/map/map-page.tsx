import { Link } from 'react-router'
import { visitContext } from '../../content/visit.ts'
import { headTags } from '../../layout/head-tags.ts'
import { useMessages } from '../../messages/messages.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { SectionHead } from '../../ui/section-head/section-head.tsx'
import type { Route } from './+types/map-page'
import { Amenities } from './amenities.tsx'
import styles from './map-page.module.css'
import { mapScreen, type MapScreen } from './map-screen.server.ts'

export const meta = headTags

export function loader({ context }: Route.LoaderArgs) {
  return mapScreen(context.get(visitContext))
}

/** `/map` as a list: every level with its units in walking order, then the amenities. */
export default function MapPage({ loaderData: screen }: Route.ComponentProps) {
  const { map: words } = useMessages()
  return (
    <>
      <PageHead title={words.title} intro={words.intro} picture={screen.banner}>
        <nav aria-label={words.levels}>
          <ul className={styles.jumps}>
            {screen.levels.map(({ id, name }) => (
              <li key={id}>
                <a className={styles.jump} href={`#${id}`}>
                  {name}
                </a>
              </li>
            ))}
            {screen.amenities.length > 0 && (
              <li>
                <a className={styles.jump} href="#amenities">
                  {words.amenities}
                </a>
              </li>
            )}
          </ul>
        </nav>
      </PageHead>
      {screen.levels.length === 0 && <EmptyState title={words.none} />}
      {screen.levels.map((level) => (
        <Level key={level.id} level={level} />
      ))}
      {screen.amenities.length > 0 && <Amenities groups={screen.amenities} />}
    </>
  )
}

function Level({ level }: { level: MapScreen['levels'][number] }) {
  return (
    <section className={styles.section} aria-labelledby={level.id}>
      <SectionHead id={level.id} title={level.name} />
      <ul className={styles.units}>
        {level.stores.map(({ to, name, unit }) => (
          <li key={to}>
            <Link className={styles.unit} to={to}>
              <span className={styles.number}>{unit}</span>
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
