import { Link } from 'react-router'
import { useMessages } from '../../messages/messages.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import styles from './map-page.module.css'
import type { LevelList } from './map-screen.server.ts'

/** A mall without a plan: every level as a list of its units by number. */
export function LevelLists({ levels }: { levels: readonly LevelList[] }) {
  const { map: words } = useMessages()
  if (levels.length === 0) return <EmptyState title={words.none} lang={words.lang} />
  return levels.map((level) => <Level key={level.id} level={level} />)
}

function Level({ level }: { level: LevelList }) {
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
