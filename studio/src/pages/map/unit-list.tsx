import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../components/button.tsx'
import { Choice, SearchField } from '../../components/inputs.tsx'
import { inLanguage, useStudio } from '../../context/studio-context.ts'
import { comparableText } from '../../documents/comparable-text.ts'
import { type PlanStore, type Unit, unitStates, type UnitState } from './list-units.ts'
import { useMapWords } from './use-map-words.ts'
import lists from '../../entries/entry-list.module.css'
import primitives from '../../theme/primitives.module.css'
import styles from './plan.module.css'

interface UnitListProps {
  readonly units: readonly Unit[]
  readonly nameOf: (store: PlanStore) => string
  readonly onOpen: (unit: Unit) => void
}

/** A mall of this size is shown whole. */
const shownFirst = 200

/** All units of the map as a list, filtered by their state and what is in them. */
export function UnitList({ units, nameOf, onOpen }: UnitListProps) {
  const { locale, isAllowed } = useStudio()
  const words = useMapWords()
  const [text, setText] = useState('')
  const [state, setState] = useState<UnitState | ''>('')
  const [isWhole, setIsWhole] = useState(false)
  const wanted = comparableText(text)
  const shown = units.filter(
    (unit) =>
      (state === '' || unit.state === state) &&
      comparableText([unit.number, ...unit.stores.map(nameOf), ...unit.names].join(' ')).includes(wanted),
  )
  return (
    <section className={primitives.stack}>
      <h2>{words.units}</h2>
      <div className={`${primitives.row} ${lists.filters}`}>
        <SearchField label={words.find} value={text} onChange={setText} />
        <Choice
          aria-label={words.state}
          value={state}
          options={[['', words.allStates], ...unitStates.map((one) => [one, words.states[one]] as const)]}
          onChange={setState}
        />
      </div>
      <p className={primitives.note} role="status">
        {words.found(shown.length)}
      </p>
      {shown.length === 0 && <p className={primitives.empty}>{words.nothing}</p>}
      <ul className={`${primitives.lines} ${styles.units}`}>
        {(isWhole ? shown : shown.slice(0, shownFirst)).map((unit) => (
          <li key={unit.number}>
            <b>{unit.number}</b>
            <span className={primitives.soft}>{inLanguage(unit.level.name, locale)}</span>
            <span className={`${primitives.row} ${styles.tenants}`}>
              {unit.stores.map((store) => (
                <Link key={store.entry} to={`/entries/${store.entry}`} className={primitives.target}>
                  {nameOf(store)}
                </Link>
              ))}
              {unit.names.length > 0 && <span>{unit.names.join(', ')}</span>}
              {unit.state !== 'taken' && <span className={primitives.tag}>{words.states[unit.state]}</span>}
            </span>
            {isAllowed('draft.write') && (
              <Button look="small" aria-label={words.chooseStoreOf(unit.number)} onClick={() => onOpen(unit)}>
                {words.chooseStore}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shown.length > shownFirst && !isWhole && (
        <div>
          <Button onClick={() => setIsWhole(true)}>{words.more(shown.length - shownFirst)}</Button>
        </div>
      )}
    </section>
  )
}
