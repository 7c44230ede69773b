import { Link } from 'react-router'
import { useMessages } from '../../messages/messages.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './level-choice.module.css'

interface LevelChoiceProps {
  levels: readonly { id: string; name: string; to: string; isShown: boolean }[]
}

/** The choice of levels above a map. */
export function LevelChoice({ levels }: LevelChoiceProps) {
  const { map: words } = useMessages()
  const shown = levels.find(({ isShown }) => isShown)
  return (
    <nav aria-label={words.levels} data-over-map data-says={shown && words.plan(shown.name)}>
      <ul className={`${styles.levels} ${primitives.onScreen}`}>
        {levels.map(({ id, name, to, isShown }) => (
          <li key={id}>
            <Link
              className={styles.level}
              to={to}
              preventScrollReset
              aria-current={isShown ? 'true' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
