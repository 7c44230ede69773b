import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../components/button.tsx'
import { SearchField } from '../../components/inputs.tsx'
import { Sheet } from '../../components/sheet.tsx'
import { inLanguage, useStudio } from '../../context/studio-context.ts'
import { comparableText } from '../../documents/comparable-text.ts'
import type { PlanStore, Unit } from './list-units.ts'
import { useMapWords } from './use-map-words.ts'
import primitives from '../../theme/primitives.module.css'

interface UnitSheetProps {
  readonly unit: Unit
  readonly stores: readonly PlanStore[]
  readonly isBusy: boolean
  readonly onClose: () => void
  /** Another unit is chosen for a store of this one. */
  readonly onMove: (store: PlanStore) => void
  readonly onPlace: (store: PlanStore) => void
}

const maxShown = 12

/** A unit: the stores in it, and those that can be put there, the ones without a unit first. */
export function UnitSheet({ unit, stores, isBusy, onClose, onMove, onPlace }: UnitSheetProps) {
  const { messages: m, locale, isAllowed } = useStudio()
  const words = useMapWords()
  const [text, setText] = useState('')
  const nameOf = ({ title }: PlanStore) => inLanguage(title, locale) || m.untitled
  const wanted = comparableText(text)
  const others = stores
    .filter((store) => !unit.stores.includes(store) && comparableText(nameOf(store)).includes(wanted))
    .toSorted((a, b) => Number(a.isOnMap) - Number(b.isOnMap) || nameOf(a).localeCompare(nameOf(b), locale))
  return (
    <Sheet title={words.unitOf(unit.number)} onClose={onClose}>
      <div className={primitives.stack}>
        <p className={primitives.soft}>
          {[inLanguage(unit.level.name, locale), words.states[unit.state]].filter(Boolean).join(' · ')}
        </p>
        {unit.names.length > 0 && <p>{words.named(unit.names.join(', '))}</p>}
        {unit.stores.length === 0 ? (
          <p>{words.nobody}</p>
        ) : (
          <ul className={primitives.lines} aria-label={words.stores}>
            {unit.stores.map((store) => (
              <li key={store.entry}>
                <Link to={`/entries/${store.entry}`}>{nameOf(store)}</Link>
                {isAllowed('draft.write') && (
                  <Button look="small" aria-label={words.moveOf(nameOf(store))} onClick={() => onMove(store)}>
                    {words.move}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {isAllowed('draft.write') && (
          <section className={primitives.stack}>
            <h3>{words.putHere}</h3>
            <SearchField label={words.findStore} value={text} onChange={setText} />
            {others.length === 0 && <p>{words.noStore}</p>}
            <ul className={primitives.lines}>
              {others.slice(0, maxShown).map((store) => (
                <li key={store.entry}>
                  <Button look="plain" disabled={isBusy} onClick={() => onPlace(store)}>
                    {nameOf(store)}
                  </Button>
                  <span className={primitives.note}>
                    {store.room === null ? words.without : words.unitOf(store.room)}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Sheet>
  )
}
