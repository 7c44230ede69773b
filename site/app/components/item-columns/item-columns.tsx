import primitives from '../../theme/primitives.module.css'
import styles from './item-columns.module.css'

interface ItemColumnsProps {
  facts?: React.ReactNode
  /** The facts come last, where a form is more urgent. */
  factsLast?: boolean
  children: React.ReactNode
}

/** The facts about an item beside its text; above it on small screens. */
export function ItemColumns({ facts, factsLast = false, children }: ItemColumnsProps) {
  const column = facts && <div className={styles.facts}>{facts}</div>
  return (
    <div className={`${primitives.columns} ${factsLast ? styles.factsLast : styles.factsFirst}`}>
      {!factsLast && column}
      <div className={styles.text}>{children}</div>
      {factsLast && column}
    </div>
  )
}

interface FactProps {
  id: string
  title: string
  lang?: string | undefined
  children: React.ReactNode
}

/** A titled fact. */
export function Fact({ id, title, lang, children }: FactProps) {
  return (
    <section className={primitives.ruled} aria-labelledby={id}>
      <h2 className={`${primitives.title} ${styles.title}`} id={id} lang={lang}>
        {title}
      </h2>
      {children}
    </section>
  )
}
