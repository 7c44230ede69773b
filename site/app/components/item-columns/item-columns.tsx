import styles from './item-columns.module.css'

/** The facts about an item beside its text; below it on small screens. */
export function ItemColumns({ facts, children }: { facts?: React.ReactNode; children: React.ReactNode }) {
  return (
    <div className={styles.columns}>
      {facts && <div className={styles.facts}>{facts}</div>}
      <div className={styles.text}>{children}</div>
    </div>
  )
}

/** A titled fact. */
export function Fact({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <section className={styles.fact} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
