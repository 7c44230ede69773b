import styles from './item-columns.module.css'

/** What is quickly looked up of one thing, and beside it its text; on small screens below. */
export function ItemColumns({ facts, children }: { facts?: React.ReactNode; children: React.ReactNode }) {
  return (
    <div className={styles.columns}>
      {facts && <div className={styles.facts}>{facts}</div>}
      <div className={styles.text}>{children}</div>
    </div>
  )
}

/** One fact: what it is about, and what there is to know. */
interface FactProps {
  id: string
  title: string
  lang?: string | undefined
  children: React.ReactNode
}

export function Fact({ id, title, lang, children }: FactProps) {
  return (
    <section className={styles.fact} aria-labelledby={id}>
      <h2 className={styles.title} id={id} lang={lang}>
        {title}
      </h2>
      {children}
    </section>
  )
}
