import { memo, type ReactNode, type SyntheticEvent, useState } from 'react'
import { inLanguage, useStudio } from '../../context/studio-context.ts'
import type { Level, PlanStore, Unit } from './list-units.ts'
import { useMapWords } from './use-map-words.ts'
import styles from './plan.module.css'

export interface PlanShapesProps {
  readonly level: Level
  readonly units: readonly Unit[]
  /** Pixels of a metre. */
  readonly scale: number
  /** The number of the unit that is looked at. */
  readonly chosen?: string | undefined
  /** A store that is dragged. */
  readonly dragged?: PlanStore | undefined
  /** Absent: the plan is only to be looked at. */
  readonly onPress?: (unit: Unit) => void
  readonly onDrop?: (unit: Unit) => void
  /** Further shapes above the units. */
  readonly children?: ReactNode
}

/** Pixels of the smallest letters: a number that is smaller is drawn on a closer look. */
const minLetters = 11

/** The areas and the units of a level, to press and to drop stores on. */
export function PlanShapes(props: PlanShapesProps) {
  const { level, units, scale, chosen, dragged, onPress, onDrop, children } = props
  const [over, setOver] = useState<string>()
  const { x, y, width, height } = level.box
  const unitAt = ({ target }: SyntheticEvent) => {
    const shape = target instanceof Element ? target.closest('[data-unit]') : null
    return units.find(({ number }) => number === shape?.getAttribute('data-unit'))
  }
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      className={styles.plan}
      data-quiet={children === undefined ? undefined : true}
      aria-hidden="true"
      onClick={(event) => {
        const unit = unitAt(event)
        if (unit !== undefined) onPress?.(unit)
      }}
      onDragOver={(event) => {
        const unit = dragged && unitAt(event)
        setOver(unit?.number)
        if (unit !== undefined) event.preventDefault()
      }}
      onDragLeave={() => setOver(undefined)}
      onDrop={(event) => {
        const unit = unitAt(event)
        setOver(undefined)
        event.preventDefault()
        if (unit !== undefined) onDrop?.(unit)
      }}
    >
      <defs>
        <pattern
          id="several"
          width="1.6"
          height="1.6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0v1.6" className={styles.hatch} />
        </pattern>
      </defs>
      {level.areas.map(({ kind, path }) => (
        <path key={kind} d={path} className={styles.area} data-kind={kind} />
      ))}
      {units
        .filter((unit) => unit.level === level)
        .map((unit) => (
          <UnitShape
            key={unit.number}
            unit={unit}
            isChosen={unit.number === chosen || unit.number === over}
            minSize={minLetters / scale}
          />
        ))}
      {children}
    </svg>
  )
}

interface UnitShapeProps {
  readonly unit: Unit
  readonly isChosen: boolean
  /** Metres of the smallest letters. */
  readonly minSize: number
}

const UnitShape = memo(function UnitShape({ unit, isChosen, minSize }: UnitShapeProps) {
  const { locale } = useStudio()
  const words = useMapWords()
  const { number, stores, names, state } = unit
  const drawn = unit.level.units.find((one) => one.number === number)
  if (drawn === undefined) return null
  const { path, at, turn, size } = drawn
  const inside = [...stores.map(({ title }) => inLanguage(title, locale)), ...names]
  return (
    <g className={styles.unit} data-unit={number} data-state={state} data-chosen={isChosen || undefined}>
      <title>{`${words.unitOf(number)}: ${inside.join(', ') || words.states[state]}`}</title>
      <path d={path} />
      {state === 'twice' && <path d={path} fill="url(#several)" />}
      {size >= minSize && (
        <text x={at.x} y={at.y} fontSize={size} transform={`rotate(${turn} ${at.x} ${at.y})`}>
          {number}
        </text>
      )}
    </g>
  )
})
