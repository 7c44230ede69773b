import type { Section } from '@promenade/domain/directory/section-category'
import { type ReactNode, useId } from 'react'
import primitives from '../../theme/primitives.module.css'
import styles from './map-drawing.module.css'
import legendStyles from './map-legend.module.css'
import { LegendSign } from './map-signs.tsx'
import { fillOf, MapPatterns } from './map-stores.tsx'

interface MapLegendProps {
  label: string
  sections: readonly { section: Section; name: string }[]
  /** The words for a closed store. */
  closed: string
}

/** The colour and pattern of each kind of store, and of a closed one. */
export function MapLegend({ label, sections, closed }: MapLegendProps) {
  const id = useId()
  return (
    <ul className={`${primitives.wrap} ${legendStyles.legend}`} aria-label={label}>
      {sections.map(({ section, name }) => (
        <Entry key={section} name={name}>
          <g className={styles.plain}>
            <MapPatterns id={`${id}${section}`} />
            <path fill={fillOf(`${id}${section}`, section)} d="M0 0h9v6H0z" />
            <LegendSign section={section} />
          </g>
        </Entry>
      ))}
      <Entry name={closed}>
        <g className={styles.storeLink} data-closed>
          <path className={styles.unit} d="M0 0h9v6H0z" />
        </g>
      </Entry>
    </ul>
  )
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className={legendStyles.entry}>
      <svg className={`${styles.palette} ${legendStyles.swatch}`} viewBox="0 0 9 6" aria-hidden="true">
        {children}
      </svg>
      {name}
    </li>
  )
}
