import { SectionHead } from '../section-head/section-head.tsx'
import styles from './more-section.module.css'

interface MoreSectionProps {
  id: string
  title: string
  lang?: string | undefined
  more?: { to: string; text: string } | undefined
  children: React.ReactNode
}

/** Below an item: others to go on to. Left out on paper. */
export function MoreSection({ id, title, lang, more, children }: MoreSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHead id={id} title={title} lang={lang} {...(more && { more })} />
      {children}
    </section>
  )
}
