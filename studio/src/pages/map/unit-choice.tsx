import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { Labelled } from '../../components/inputs.tsx'
import { useStudio } from '../../context/studio-context.ts'
import type { PlanStore, Unit } from './list-units.ts'
import { useMapWords } from './use-map-words.ts'
import inputs from '../../components/inputs.module.css'
import primitives from '../../theme/primitives.module.css'

interface UnitChoiceProps {
  readonly store: PlanStore
  readonly nameOf: (store: PlanStore) => string
  readonly units: readonly Unit[]
  readonly isBusy: boolean
  readonly onPlace: (unit: Unit) => void
  readonly onClose: () => void
}

/** Asks for the unit of a store: on the plan, or in a list with the free ones first. */
export function UnitChoice({ store, nameOf, units, isBusy, onPlace, onClose }: UnitChoiceProps) {
  const { messages: m } = useStudio()
  const words = useMapWords()
  const [number, setNumber] = useState('')
  const name = nameOf(store)
  const unit = units.find((one) => one.number === number)
  const free = units.filter(({ state }) => state === 'free')
  const others = units.filter(({ state }) => state !== 'free')
  const list = (of: readonly Unit[]) =>
    of.map((one) => (
      <option key={one.number} value={one.number}>
        {[one.number, ...one.stores.map(nameOf), ...one.names].join(' · ')}
      </option>
    ))
  return (
    <div className={primitives.notice} role="group" aria-label={words.chooseUnitOf(name)}>
      <p>{words.chooseOnPlan(name)}</p>
      <Labelled label={words.unit}>
        <select
          className={inputs.input}
          // The focus follows the press that asks for the unit.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        >
          <option value="">{m.form.choose}</option>
          <optgroup label={words.freeUnits}>{list(free)}</optgroup>
          <optgroup label={words.otherUnits}>{list(others)}</optgroup>
        </select>
      </Labelled>
      <div className={primitives.row}>
        <Button
          look="main"
          disabled={isBusy || unit === undefined}
          onClick={() => unit !== undefined && onPlace(unit)}
        >
          {words.put}
        </Button>
        <Button onClick={onClose}>{m.cancel}</Button>
      </div>
    </div>
  )
}
