import { SectionHead } from '../section-head/section-head.tsx'
import styles from './more-section.module.css'

interface MoreSectionProps {
  id: string
  title: string
  more?: { to: string; text: string } | undefined
  children: React.ReactNode
}

/** Related items at the end of a page. Not printed. */
export function MoreSection({ id, title, more, children }: MoreSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHead id={id} title={title} {...(more && { more })} />
      {children}
    </section>
  )
}
