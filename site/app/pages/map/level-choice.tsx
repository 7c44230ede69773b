import { Link } from 'react-router'
import { useMessages } from '../../messages/messages.tsx'
import { Flag } from '../../components/flag/flag.tsx'
import screenReader from '../../components/screen-reader/screen-reader.module.css'
import primitives from '../../theme/primitives.module.css'
import styles from './level-choice.module.css'

interface LevelChoiceProps {
  levels: readonly { id: string; name: string; to: string; isShown: boolean; stops?: string }[]
}

/** The choice of levels above a map. */
export function LevelChoice({ levels }: LevelChoiceProps) {
  const { map: words } = useMessages()
  const shown = levels.find(({ isShown }) => isShown)
  return (
    <nav aria-label={words.levels} data-over-map data-says={shown && words.plan(shown.name)}>
      <ul className={`${styles.levels} ${primitives.onScreen}`}>
        {levels.map(({ id, name, to, isShown, stops }) => (
          <li key={id}>
            <Link className={styles.level} to={to} preventScrollReset aria-current={isShown || undefined}>
              {name}
              {stops && (
                <>
                  <span className={screenReader.only}>, {words.visit.stops} </span>
                  <Flag>{stops}</Flag>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
